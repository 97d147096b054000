import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readOptions } from '../../scripts/release/options.ts';

const folder = join(import.meta.dirname, '../../scripts/docker');
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const [, build = '', run = ''] = dockerfile.split(/^FROM (?!caddy:\S+ AS).*$/m);

it('has a Dockerfile without linter findings, whose last stage has a numeric user, a health check and no Node', () => {
  expect(validate(dockerfile, { deprecatedMaintainer: ValidationSeverity.ERROR })).toEqual([]);
  expect(run).toMatch(/^USER \d+:\d+$/m);
  expect(run).toMatch(/^HEALTHCHECK .*\/health$/m);
  expect(run).not.toMatch(/node|npm/);
});

it('keeps keys and variables out of what it builds from', () => {
  const ignored = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '**/*.pem', '**/*.key', '.git']));
});

it('builds with options that `npm run release` knows', () => {
  const [, words = ''] = /npm run release -- (.*)$/m.exec(build) ?? [];
  const given = words.replace('"$API"', 'http://127.0.0.1:8787/api').replace('$OPTIONS', '--plain').split(' ');
  expect(readOptions(given, '/srv/portal')).toMatchObject({ server: { plain: true, port: 8080, log: 'stdout' } });
});

const services = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8')).services;
const [{ spec }] = parseAllDocuments(readFileSync(join(folder, 'kubernetes.yaml'), 'utf8')).map((one) => one.toJS());
const [container] = spec.template.spec.containers;

it('runs on a read-only file system with a small /tmp and no privileges, in compose as in Kubernetes', () => {
  expect(services.portal).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp:size=64m'] });
  expect(container.securityContext).toMatchObject({
    runAsNonRoot: true,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(spec.template.spec.volumes).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }]);
});

it('has the same ports everywhere, and services that are stages of the Dockerfile', () => {
  const exposed = /^EXPOSE (.+)$/m.exec(run)?.[1]?.split(' ') ?? [];
  expect(services.portal.ports.map((port: string) => port.split(':')[1])).toEqual(exposed);
  expect(container.ports.map((port: { containerPort: number }) => String(port.containerPort))).toEqual(exposed);
  expect(dockerfile).toContain(` AS ${services.sandbox.build.target}\n`);
});
