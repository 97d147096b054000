/** What the one who sends a file hears of its way, and how it is stopped. */
export interface UploadControl {
  /** How much of the request has gone out, 0 to 100. */
  onProgress(percent: number): void;
  signal: AbortSignal;
}

const controls = new WeakMap<Blob, UploadControl>();

/** Follows a file through the next commands that send it. The file is the same one in every form it is put into. */
export function controlUpload(file: File, control: UploadControl): void {
  controls.set(file, control);
}

/** The control of the file in a form; undefined where nobody follows it, and for what is no form. */
export function uploadControlOf(data: unknown): UploadControl | undefined {
  if (!(data instanceof FormData)) return undefined;
  for (const [, value] of data) {
    const control = value instanceof Blob ? controls.get(value) : undefined;
    if (control) return control;
  }
  return undefined;
}
