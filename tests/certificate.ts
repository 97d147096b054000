import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One value of the encoding that certificates are written in (ITU-T X.690, DER). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (text: string) => der(0x17, Buffer.from(text));
const commonName = Buffer.from([0x06, 0x03, 0x55, 0x04, 0x03]);
const subjectAltName = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x11]);
const ecdsaWithSha256 = Buffer.from([0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]);

/** A self-signed certificate (RFC 5280) for a test's server, and its key, both as PEM. */
export function ownCertificate(host: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const algorithm = sequence(ecdsaWithSha256);
  const alternative = sequence(subjectAltName, der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    sequence(time('250101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative)),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, privateKey));
  const body = sequence(content, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g);
  const cert = ['-----BEGIN CERTIFICATE-----', ...(body ?? []), '-----END CERTIFICATE-----', ''].join('\n');
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

/** Writes a new certificate for a host into a folder, with certbot's file names. */
export function writeCertificate(folder: string, host: string): void {
  const { cert, key } = ownCertificate(host);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key);
}
