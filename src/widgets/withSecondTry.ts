const pauseMs = 500;

/** A file of the build could not be loaded: it is gone since a new version came, or the connection is. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

// Vite remembers the style sheet as loaded: a second try would succeed and draw without it.
const isStyle = (error: unknown) => error instanceof Error && error.message.includes('preload CSS');

/**
 * An import, tried once more after a moment when the file could not be fetched: `lazy` would keep the failure until the
 * page is loaded anew. Rejects with `MissingFile`.
 */
export async function withSecondTry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(async (error: unknown) => {
      if (isStyle(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return load();
    });
  } catch (error) {
    throw new MissingFile('A file of this version of the portal could not be loaded.', { cause: error });
  }
}
