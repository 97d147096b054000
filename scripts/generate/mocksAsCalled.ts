import { callOf, type Description, operationsOf } from './description.ts';

/** The source of a regular expression that matches all addresses of a path with parameters in braces. */
const addressesOf = (path: string) =>
  path
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : encodeURI(part).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
    .replaceAll('/', '\\/');

/** The handlers of a file, with the methods and paths of the wire for the operations of other APIs. */
export function mocksAsCalled(text: string, description: Description): string {
  const others = operationsOf(description).filter(({ operation }) => operation['x-portal-wire']?.call);
  const called = new Map(others.map((one) => [one.path, callOf(one)]));
  return text.replaceAll(/http\.post\(\s*(['"])\*(\/[^'"]*)\1/g, (written, _quote: string, own: string) => {
    const call = called.get(own);
    return call ? `http.${call.method.toLowerCase()}(/${addressesOf(call.path)}$/` : written;
  });
}
