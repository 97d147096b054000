import { describe, expect, it, vi } from 'vitest';
import { MissingFile, withSecondTry } from '../../src/ui/withSecondTry.ts';

describe('an import', () => {
  it('is tried once more and then succeeds as if nothing had happened', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('module');
    await expect(withSecondTry(load)).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects with MissingFile and the error of the browser if it fails again', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn().mockRejectedValue(failure);
    const error = await withSecondTry(load).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MissingFile);
    expect(error).toHaveProperty('cause', failure);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
