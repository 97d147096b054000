import { beforeEach, vi } from 'vitest';
import * as saving from '../src/screen/saveFile.ts';

/** Replaces `saveFile` in the tests of the calling file by a mock, which records the files and their names. */
export function watchSaveFile() {
  const saveFile = vi.fn<typeof saving.saveFile>();
  beforeEach(() => {
    vi.spyOn(saving, 'saveFile').mockImplementation(saveFile);
  });
  return saveFile;
}
