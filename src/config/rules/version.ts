import { isObject } from '../../format/isObject.ts';
import { configVersion } from '../version.ts';
import { type Problem, problemIf } from './problem.ts';

/** A problem if the config has another version than this portal's; its message says how to migrate an older config. */
export function versionProblems(config: unknown): Problem[] {
  if (!isObject(config)) return [];
  const { version } = config;
  if (version === undefined) {
    return [
      {
        path: 'version',
        message: 'is missing, so the config is written for version 1; run `npm run config:migrate`',
      },
    ];
  }
  const message = !isVersion(version)
    ? `has to be a whole number above 0; found ${JSON.stringify(version)}`
    : version < configVersion
      ? `the config is written for version ${version}; run \`npm run config:migrate\``
      : `this portal supports versions up to ${configVersion}; found ${version}`;
  return problemIf(version !== configVersion, 'version', message);
}

const isVersion = (version: unknown): version is number => Number.isInteger(version) && Number(version) > 0;
