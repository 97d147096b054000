const pauseMs = 500;

/**
 * An import, tried once more after a moment when the file could not be fetched: `lazy` would keep the failure until the
 * page is loaded anew.
 */
export async function withSecondTry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
