import { loadFurtherTexts } from './loadTexts.ts';

/** Loads code on demand, together with the further texts that it may show. */
export async function withTexts<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadFurtherTexts()]);
  return code;
}
