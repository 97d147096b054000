import type { NginxOptions } from './options.ts';

/** A text in quotes. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A text as part of a regular expression. */
export const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

/** A block of directives. */
export const block = (head: string, ...lines: string[]): string[] => [`${head} {`, ...indented(lines), '}'];

/** A map from one variable to another; the first regular expression that fits decides. */
export const map = (from: string, to: string, fallback: string, entries: readonly (readonly [string, string])[]) =>
  block(
    `map ${from} ${to}`,
    ...[`default ${quoted(fallback)};`, ...entries.map(([key, value]) => `${quoted(key)} ${quoted(value)};`)],
  );

/** Headers for answers of every status; those without a value are not sent. */
export const headers = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** The ports of a server at each address that nginx listens on. */
export const listening = (
  { listen, plain, proxyProtocol }: NginxOptions,
  ports: readonly number[],
  more = '',
): string[] => {
  const all = `${plain ? '' : ' ssl http2'}${proxyProtocol ? ' proxy_protocol' : ''}${more}`;
  return listen.flatMap((address) => ports.map((port) => `listen ${address}:${port}${all};`));
};

/** The certificate of the requested host. It is read at each handshake, so a new one is used without a reload. */
export const tls = ({ plain, certificates }: NginxOptions): string[] =>
  plain
    ? []
    : [
        `ssl_certificate "${certificates}/$ssl_server_name/fullchain.pem";`,
        `ssl_certificate_key "${certificates}/$ssl_server_name/privkey.pem";`,
      ];

/** Rejects the TLS handshake for unknown names. */
export const rejecting = ({ plain }: NginxOptions): string[] => (plain ? [] : ['ssl_reject_handshake on;']);
