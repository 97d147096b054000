/**
 * Who may import whom in src/, from the top of the house to its ground: imports between two rooms that this table does
 * not list are refused. `types` allows only type imports.
 */
const table = {
  // Of dev/, only the inspector, which the development server starts.
  app: { imports: ['dev/inspect', 'kinds', 'files', 'screen', 'config', 'figures', 'ui', 'client', 'values'] },
  screens: { imports: ['kinds', 'config'] },
  hosts: { imports: ['config'] },
  kinds: { imports: ['files', 'screen', 'config', 'figures', 'ui', 'client', 'values'] },
  files: { imports: ['screen', 'config', 'figures', 'ui', 'client', 'values'] },
  screen: { imports: ['config', 'ui', 'client', 'values'] },
  config: { imports: ['values'], types: ['client'] },
  figures: { imports: ['values'], types: ['client'] },
  ui: { imports: ['values'] },
  client: { imports: ['values'] },
  // The states of the description, each of which has a tone.
  values: { imports: [], types: ['client'] },
  sandbox: { imports: ['values'] },
  dev: { imports: ['app', 'files', 'ui', 'client', 'values', 'sandbox'] },
};

// The entry point is outside the rooms and counts as app/.
const below = (room) => (room === 'app' ? '^src/(app/|[^/]+$)' : `^src/${room}/`);
/** Replaces a file of a package in the build. */
const replacement = '^src/files/viewer/linkService\\.ts$';
const source = '^src/';
/** Fills in the defaults from the description. */
const defaults = '^src/config/definePortal\\.ts$';
const options = '^src/kinds/[^/]+/options\\.ts$';
const kindRules = '^src/kinds/[^/]+/(rules|\\w+Problems)\\.ts$';

const hooks = '^generated/hooks/\\w+/\\w+\\.ts$';
const isType = ['type-only'];
/** The folders of tests that open parts of the small portal and no screen of the operator's. */
const ofEveryPortal = [
  ...['app', 'client', 'contract', 'figures', 'files', 'kinds', 'portal'],
  ...['screen', 'screens', 'specification', 'ui'],
];
const error = 'error';

function rulesOf([room, { imports, types = [] }]) {
  const named = [...imports, ...types.map((other) => `${other} (types only)`)].join(', ');
  const rules = [
    {
      name: `imports-of-${room}`,
      comment: `src/${room}/ may import ${named}.`,
      severity: error,
      from: { path: below(room) },
      to: { path: source, pathNot: [room, ...imports, ...types].map(below) },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `types-for-${room}`,
      comment: `src/${room}/ may import only types of ${types.join(', ')}: write \`import type\`.`,
      severity: error,
      from: { path: below(room) },
      to: { path: types.map(below), dependencyTypesNot: isType },
    });
  }
  return rules;
}

module.exports = {
  forbidden: [
    ...Object.entries(table).flatMap(rulesOf),
    {
      name: 'rooms-of-the-table',
      comment: `A room of src/ is one of ${Object.keys(table).join(', ')}. Another one needs a line in scripts/imports.cjs.`,
      severity: error,
      from: { path: '^src/[^/]+/', pathNot: Object.keys(table).map(below) },
      to: {},
    },
    {
      name: 'kinds-by-their-options',
      comment: 'Screens may import only the options of kinds, and portal.config.ts only the list of kinds.',
      severity: error,
      from: { path: ['screens', 'hosts'].map(below) },
      to: { path: below('kinds'), pathNot: [options, '^src/kinds/panel\\.ts$'] },
    },
    {
      name: 'options-are-data',
      comment: 'The options of a kind are declared only with the vocabulary of src/config/.',
      severity: error,
      from: { path: options },
      to: { pathNot: [below('config'), '^src/values/formats\\.ts$', options] },
    },
    {
      name: 'generated-only-in-client',
      comment:
        'generated/ is used through src/client/, except for the hooks, the handlers in the sandbox, and whether the description uses the formats of other APIs.',
      severity: error,
      from: { path: source, pathNot: [...['client', 'sandbox'].map(below), defaults, '^src/values/formats\\.ts$'] },
      to: { path: '^generated/', pathNot: [hooks, '^generated/fields\\.ts$'] },
    },
    {
      name: 'fields-for-config',
      comment: 'The fields of the description are for the config and the rules of kinds, and are never shipped.',
      severity: error,
      from: { path: source, pathNot: [below('config'), kindRules] },
      to: { path: '^generated/fields\\.ts$' },
    },
    {
      name: 'fields-as-types',
      comment: 'Only the types of fields are imported; only definePortal reads their values, for its defaults.',
      severity: error,
      from: { path: source, pathNot: defaults },
      to: { path: '^generated/fields\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hooks-where-data-is-shown',
      comment: 'The generated hooks are for code that names an operation: in src/app/, kinds/ and files/.',
      severity: error,
      from: { path: source, pathNot: ['client', 'app', 'kinds', 'files'].map(below) },
      to: { path: hooks },
    },
    {
      name: 'generated-calls-the-client',
      comment:
        'Generated code may import only src/client/send.ts, which sends, and src/client/scope.ts, which scopes answers.',
      severity: error,
      from: { path: '^generated/' },
      to: { path: source, pathNot: '^src/client/(send|scope)\\.ts$' },
    },
    {
      name: 'cookies-only-in-session',
      comment:
        'Only src/client/session/ handles tokens and the investor hash, so no other shipped code uses js-cookie and md5.',
      severity: error,
      from: { path: source, pathNot: ['client/session', 'sandbox'].map(below) },
      to: { path: 'node_modules/(@types/)?(js-cookie|md5)/' },
    },
    {
      name: 'session-behind-its-port',
      comment: 'The client knows the session only as the SessionPort that it is given.',
      severity: error,
      from: { path: '^src/client/[^/]+$' },
      to: { path: below('client/session') },
    },
    {
      name: 'figures-compute',
      comment: 'Figures are pure functions over answers: they use no React and no text of the interface.',
      severity: error,
      from: { path: below('figures') },
      to: { path: ['node_modules/(@types/)?react(-dom)?/', below('values/text')] },
    },
    {
      name: 'config-only-in-app',
      comment: 'Only src/app/ imports portal.config.ts; other code receives it through src/screen/.',
      severity: error,
      from: { path: source, pathNot: [below('app')] },
      to: { path: '^portal\\.config\\.ts$' },
    },
    {
      name: 'config-is-data',
      comment:
        'portal.config.ts, its screens and its hosts are written only with the builders of src/config/ and of kinds.',
      severity: error,
      from: { path: ['^portal\\.config\\.ts$', below('screens'), below('hosts')] },
      to: {
        pathNot: [below('config'), below('screens'), below('hosts'), options, '^src/kinds/(panel|declared)\\.ts$'],
      },
    },
    {
      name: 'tests-without-the-config',
      comment: 'These tests have to hold whatever an operator writes into portal.config.ts: use tests/portal/.',
      severity: error,
      from: { path: `^tests/((${ofEveryPortal.join('|')})/|openPortal)` },
      to: { path: '^portal\\.config\\.ts$' },
    },
    {
      name: 'widgets-draw',
      comment: 'Widgets take props and report events; they use no router, no query client and no zod.',
      severity: error,
      from: { path: below('ui') },
      to: { path: 'node_modules/(react-router(-dom)?|@tanstack/react-query|zod)/' },
    },
    {
      name: 'shipped-packages',
      comment: 'Packages that the portal imports are shipped: move this one to `dependencies` in package.json.',
      severity: error,
      from: { path: source, pathNot: ['sandbox', 'dev/demo'].map(below) },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: isType },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, even if only for a type, should be one file or be divided differently.',
      severity: error,
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this one, and it imports no other.',
      severity: error,
      from: { orphan: true, path: source, pathNot: ['\\.d\\.ts$', replacement] },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'There is no such file or package.',
      severity: error,
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.css'],
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
