/** Reports the progress of an upload, and can abort it. */
export interface UploadControl {
  /** Called with the share of the request that has been sent, 0 to 100. */
  onProgress(percent: number): void;
  signal: AbortSignal;
}

const controls = new WeakMap<Blob, UploadControl>();

/** Sets the control for later commands that send this file. Form data keeps the same file object. */
export function controlUpload(file: Blob, control: UploadControl): void {
  controls.set(file, control);
}

/** The control of the file among the fields of a body; undefined without one. */
export function uploadControlOf(data: unknown): UploadControl | undefined {
  for (const value of data instanceof FormData ? data.values() : Object.values(Object(data))) {
    const control = value instanceof Blob ? controls.get(value) : undefined;
    if (control) return control;
  }
  return undefined;
}
