import { isObject } from '../../values/isObject.ts';
import { configVersion } from '../version.ts';
import { type Problem, problemIf } from './problem.ts';

/** A problem if the config has another version than this portal's; its message says where to read what has changed. */
export function versionProblems(config: unknown): Problem[] {
  if (!isObject(config)) return [];
  const { version } = config;
  if (version === undefined) {
    return [
      {
        path: 'version',
        message: `is missing; this portal reads version ${configVersion}, and .github/CHANGELOG.md says what has changed`,
      },
    ];
  }
  const message = !isVersion(version)
    ? `has to be a whole number above 0; found ${JSON.stringify(version)}`
    : version < configVersion
      ? `the config is written for version ${version}; .github/CHANGELOG.md says what has changed since`
      : `this portal supports versions up to ${configVersion}; found ${version}`;
  return problemIf(version !== configVersion, 'version', message);
}

const isVersion = (version: unknown): version is number => Number.isInteger(version) && Number(version) > 0;
