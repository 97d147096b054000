import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentToken } from '../../src/client/ports.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';

/** Whether a text names a host under `.test`, where no real host exists (RFC 6761, section 6.2). */
const isOfSandbox = (text: string) => /\.test(?![\w-]|\.\w)/.test(text);

/** Whether a host is only for trials, and may therefore keep the values of the sandbox. */
export const isForTrial = (host: string): boolean => /\.(test|localhost)$/.test(host);

/** The values of the config at a host that are still the sandbox's, each with what to write instead. */
function configValues(portal: Portal, own?: Host): string[] {
  const { api, footer } = atHost(portal, own);
  const { contact = '', links } = footer;
  return [
    ...api.endPointHosts
      .filter(isOfSandbox)
      .map((host) => `api.endPointHosts: '${host}' is the sandbox's; name the API's other hosts, or none`),
    ...(isOfSandbox(contact) ? [`footer.contact: '${contact}' is the sandbox's; say how to reach the manager`] : []),
    ...links
      .filter(({ href }) => isOfSandbox(href))
      .map(({ href }) => `footer.links: '${href}' is the sandbox's; link to a page of the manager`),
  ];
}

/** Whether a build has the client token of development. */
function hasDevelopmentToken(folder: string): boolean {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.some((name) => readFileSync(join(assets, name)).includes(developmentToken));
}

/** The values of a build and its config that are still the sandbox's, one line each, for these hosts. */
export function sandboxValues(folder: string, portal: Portal, hosts: readonly (Host | undefined)[]): string[] {
  const token = `VITE_CLIENT_TOKEN: '${developmentToken}' is the sandbox's; build with the value that the API expects`;
  const lines = hosts.flatMap((own) => configValues(portal, own));
  return [...(hasDevelopmentToken(folder) ? [token] : []), ...new Set(lines)];
}

/** Why a build for real hosts may not be released: values of the sandbox, one line each after the first. */
export function refusedValues(folder: string, portal: Portal): string[] {
  const real = (portal.hosts ?? []).filter(({ host }) => !isForTrial(host));
  const values = real.length > 0 ? sandboxValues(folder, portal, real) : [];
  const hosts = real.map(({ host }) => host).join(', ');
  return values.length > 0 ? [`Values of the sandbox are not for ${hosts}:`, ...values] : [];
}
