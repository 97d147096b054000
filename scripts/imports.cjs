/**
 * The import rules of src/: imports between two folders that this table does not list are refused. `types` allows only
 * type imports. Every folder may import `text` and `theme`.
 */
const table = {
  app: {
    imports: [
      'inspect',
      'layout',
      'panels',
      'sections',
      'frame',
      'portal',
      'session',
      'api',
      'config',
      'widgets',
      'format',
    ],
  },
  screens: { imports: ['config', 'panels'] },
  hosts: { imports: ['config'] },
  panels: {
    imports: ['sections', 'documents', 'export', 'frame', 'portal', 'portfolio', 'api', 'config', 'widgets', 'format'],
  },
  sections: {
    types: ['panels'],
    imports: ['documents', 'export', 'frame', 'portal', 'portfolio', 'api', 'config', 'widgets', 'format'],
  },
  documents: { imports: ['frame', 'portal', 'api', 'config', 'widgets', 'format'] },
  export: { imports: ['frame', 'portal', 'portfolio', 'api', 'config', 'widgets', 'format'] },
  frame: { imports: ['portal', 'api', 'config', 'widgets', 'format'] },
  layout: { imports: ['portal', 'session', 'api', 'config', 'widgets', 'format'] },
  portal: { imports: ['config', 'format'] },
  portfolio: { imports: ['format'], types: ['api'] },
  session: { imports: ['api'] },
  config: { imports: ['panels', 'format'], types: ['api'] },
  widgets: { imports: ['format'] },
  api: { imports: ['format'] },
  inspect: { imports: ['api'] },
  gallery: { imports: ['widgets'] },
  format: { imports: [], types: ['api'] },
  text: { imports: [] },
  theme: { imports: [] },
  sandbox: { imports: ['format'] },
  demo: { imports: ['app', 'sandbox'] },
};

const everyone = ['text', 'theme'];

// The entry point is outside the folders and counts as app/.
const below = (folder) => (folder === 'app' ? '^src/(app/|[^/]+$)' : `^src/${folder}/`);
/** Replaces a file of a package in the build. */
const replacement = '^src/widgets/pdf/linkService\\.ts$';
const source = '^src/';
/** Fills in the defaults from the description. */
const defaults = '^src/config/definePortal\\.ts$';

const hooks = '^generated/hooks/\\w+/\\w+\\.ts$';
const isType = ['type-only'];
/** The folders of tests that open parts of the small portal and no screen of the operator's. */
const ofEveryPortal = [
  ...['api', 'app', 'contract', 'documents', 'export', 'frame', 'layout', 'panels', 'portal', 'portfolio'],
  ...['screens', 'sections', 'session', 'specification', 'widgets'],
];
const error = 'error';

function rulesOf([folder, { imports, types = [] }]) {
  const allowed = [...new Set([...imports, ...everyone])].filter((other) => other !== folder);
  const named = [...allowed, ...types.map((other) => `${other} (types only)`)].join(', ');
  const rules = [
    {
      name: `imports-of-${folder}`,
      comment: `src/${folder}/ may import ${named}.`,
      severity: error,
      from: { path: below(folder) },
      to: { path: source, pathNot: [folder, ...allowed, ...types].map(below) },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `types-for-${folder}`,
      comment: `src/${folder}/ may import only types of ${types.join(', ')}: write \`import type\`.`,
      severity: error,
      from: { path: below(folder) },
      to: { path: types.map(below), dependencyTypesNot: isType },
    });
  }
  return rules;
}

module.exports = {
  forbidden: [
    ...Object.entries(table).flatMap(rulesOf),
    {
      name: 'folders-of-the-table',
      comment: `A folder of src/ is one of ${Object.keys(table).join(', ')}. Another one needs a line in scripts/imports.cjs.`,
      severity: error,
      from: { path: '^src/[^/]+/', pathNot: Object.keys(table).map(below) },
      to: {},
    },
    {
      name: 'panels-by-their-options',
      comment: 'The config and its screens may import only the options of panels: import src/panels/panels.ts.',
      severity: error,
      from: { path: [...['config', 'screens', 'hosts'].map(below), '^portal\\.config\\.ts$'] },
      to: { path: below('panels'), pathNot: '^src/panels/panels\\.ts$' },
    },
    {
      name: 'options-are-data',
      comment: 'The options of a panel are declared only with the vocabulary of src/config/.',
      severity: error,
      from: { path: ['^src/panels/(panels|ownPanels)\\.ts$', '^src/panels/[^/]+/options\\.ts$'] },
      to: { pathNot: [below('config'), '^src/panels/ownPanels\\.ts$', '^src/panels/[^/]+/options\\.ts$'] },
    },
    {
      name: 'generated-only-in-api',
      comment: 'generated/ is used through src/api/, except for the hooks, and the handlers in the sandbox.',
      severity: error,
      from: { path: source, pathNot: [...['api', 'sandbox'].map(below), defaults] },
      to: { path: '^generated/', pathNot: [hooks, '^generated/fields\\.ts$'] },
    },
    {
      name: 'fields-for-config',
      comment: 'The fields of the description are for the config and its check, and are never shipped.',
      severity: error,
      from: { path: source, pathNot: below('config') },
      to: { path: '^generated/fields\\.ts$' },
    },
    {
      name: 'fields-as-types',
      comment: 'src/config/ imports only the types of fields; only definePortal reads their values, for its defaults.',
      severity: error,
      from: { path: below('config'), pathNot: defaults },
      to: { path: '^generated/fields\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hooks-where-data-is-shown',
      comment:
        'The generated hooks are for code that names an operation: in src/app/, layout/, panels/, sections/ and documents/.',
      severity: error,
      from: { path: source, pathNot: ['api', 'app', 'layout', 'panels', 'sections', 'documents'].map(below) },
      to: { path: hooks },
    },
    {
      name: 'generated-calls-the-client',
      comment:
        'Generated code may import only src/api/send.ts, which sends, and src/api/scope.ts, which scopes answers.',
      severity: error,
      from: { path: '^generated/' },
      to: { path: source, pathNot: '^src/api/(send|scope)\\.ts$' },
    },
    {
      name: 'cookies-only-in-session',
      comment:
        'Only src/session/ handles tokens and the investor hash, so no other shipped code uses js-cookie and md5.',
      severity: error,
      from: { path: source, pathNot: ['session', 'sandbox'].map(below) },
      to: { path: 'node_modules/(@types/)?(js-cookie|md5)/' },
    },
    {
      name: 'config-only-in-app',
      comment: 'Only src/app/ imports portal.config.ts; other code receives it through src/portal/.',
      severity: error,
      from: { path: source, pathNot: [below('app')] },
      to: { path: '^portal\\.config\\.ts$' },
    },
    {
      name: 'config-is-data',
      comment:
        'portal.config.ts, its screens and its hosts are written only with the builders of src/config/ and of panels.',
      severity: error,
      from: { path: ['^portal\\.config\\.ts$', below('screens'), below('hosts')] },
      to: { pathNot: [below('config'), below('screens'), below('hosts'), '^src/panels/panels\\.ts$'] },
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
      from: { path: below('widgets') },
      to: { path: 'node_modules/(react-router(-dom)?|@tanstack/react-query|zod)/' },
    },
    {
      name: 'shipped-packages',
      comment: 'Packages that the portal imports are shipped: move this one to `dependencies` in package.json.',
      severity: error,
      from: { path: source, pathNot: ['sandbox', 'demo'].map(below) },
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
