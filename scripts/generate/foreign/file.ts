import { nodeOf } from './source.ts';

/** The media types of files that the portal opens or saves; the kind of an unknown type is told from the content. */
const file =
  /^(application\/(pdf|zip|x-zip-compressed|octet-stream|csv|vnd\.(openxmlformats-officedocument|ms-excel)[\w.-]*)|text\/csv|image\/(png|jpeg))\b/i;

/** The media type of an answer that is a file; undefined for JSON and anything else that is not a file. */
export function fileIn(content: unknown): string | undefined {
  const types = Object.keys(nodeOf(content));
  if (types.some((one) => /\bjson\b/i.test(one))) return undefined;
  return types.find((one) => file.test(one))?.split(';')[0];
}

/** The type that stands for it in the portal's form; every file is requested in the same way. */
export const portalTypeOf = (type: string) =>
  ['application/pdf', 'application/zip'].find((one) => one === type) ?? 'application/octet-stream';
