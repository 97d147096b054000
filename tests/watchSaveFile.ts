import { beforeEach, vi } from 'vitest';
import * as saving from '../src/frame/saveFile.ts';

/** Takes what the tests of the calling file save, with its name, instead of saving it. */
export function watchSaveFile() {
  const saveFile = vi.fn<typeof saving.saveFile>();
  beforeEach(() => {
    vi.spyOn(saving, 'saveFile').mockImplementation(saveFile);
  });
  return saveFile;
}
