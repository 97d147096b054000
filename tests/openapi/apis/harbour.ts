/** The kinds of things in the harbour, each with its own operations. */
const things = ['berth', 'crane', 'ship', 'crew', 'pilot', 'tug', 'cargo', 'container', 'customs-case'];
const quays = ['north', 'east', 'south', 'west'];

/** A name that no programming language accepts. */
const odd = (thing: string, quay: string) => `${quay} quay/${thing}`;

function operation(thing: string, quay: string, verb: string) {
  const one = { $ref: `#/components/schemas/${encodeURIComponent(`${thing} (${quay})`)}` };
  const list = {
    type: 'object',
    properties: { rows: { type: 'array', items: one }, total: { type: 'integer', nullable: true } },
  };
  return {
    operationId: `${verb} ${odd(thing, quay)}`,
    summary: `It's the "${verb}"\n of ${thing} \`\${x}\` \\ */ 'end'`,
    requestBody: { $ref: `#/components/requestBodies/${verb}` },
    responses: {
      default: {
        description: 'ok',
        content: { 'application/json; charset=utf-8': { schema: verb === 'list' ? list : one } },
      },
    },
  };
}

/** Each thing contains itself and the next one on its quay; each ship contains those of the next quay. */
function schema(thing: string, quay: string) {
  const index = things.indexOf(thing);
  const reference = (other: string, at: string) => ({
    $ref: `#/components/schemas/${encodeURIComponent(`${other} (${at})`)}`,
  });
  const next = quays[(quays.indexOf(quay) + 1) % quays.length] ?? '';
  return {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      {
        type: 'object',
        properties: {
          same: reference(thing, quay),
          after: { nullable: true, allOf: [reference(things[(index + 1) % things.length] ?? '', quay)] },
          ...(thing === 'ship' && { 'all-ships': { type: 'array', items: reference(thing, next) } }),
        },
      },
    ],
  };
}

const verbs = ['list', 'show', 'move'];

/** A description in OpenAPI 3.0 of a harbour: 108 operations, whose schemas all contain one another. */
export const harbour = {
  openapi: '3.0.3',
  info: { title: 'Harbour', version: '1' },
  paths: {
    ...Object.fromEntries(
      quays.flatMap((quay) =>
        things.flatMap((thing) =>
          verbs.map((verb) => [
            `/${quay}/${thing}/{the ${thing}}/${verb}`,
            {
              post: operation(thing, quay, verb),
              parameters: [{ name: `the ${thing}`, in: 'path', required: true, schema: { type: 'string' } }],
            },
          ]),
        ),
      ),
    ),
    '/tides': { head: {}, get: { responses: { '200': { description: 'ok' } } } },
    '/teams': { post: { operationId: 'teams', responses: { '200': { description: 'ok' } } } },
    '/upload': { post: { requestBody: { content: { 'text/csv': {} } }, responses: { '200': { description: 'ok' } } } },
    '/wharf': {
      post: {
        parameters: [{ name: 'key', in: 'cookie', required: true, schema: { type: 'string' } }],
        responses: { '200': { description: 'ok' } },
      },
    },
  },
  components: {
    requestBodies: Object.fromEntries(
      verbs.map((verb) => [
        verb,
        {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['from-day', 'class'],
                properties: {
                  'from-day': { type: 'string', format: 'date', default: "it's" },
                  class: { type: 'string', enum: ['a"b', "c'd", 'e\nf', 'g`h`$', 'i\\j', '*/'] },
                  '1st': { type: 'number', minimum: 0, exclusiveMinimum: true },
                  constructor: { type: 'string', maxLength: 3, pattern: '^[a-z\'"`/]+$' },
                  within: { $ref: '#/components/schemas/berth%20(north)' },
                },
              },
            },
          },
        },
      ]),
    ),
    schemas: {
      Base: {
        type: 'object',
        description: 'Ends a comment */ and\nbegins a line.',
        required: ['id'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          'net-tonnage': { type: 'number', format: 'double', nullable: true },
          arrival_day: { type: 'string', format: 'date', title: 'The "day"\nof it' },
          kind: {
            oneOf: [
              { type: 'string', enum: ['new'] },
              { type: 'string', enum: ["second's"] },
            ],
          },
        },
      },
      ...Object.fromEntries(
        quays.flatMap((quay) => things.map((thing) => [`${thing} (${quay})`, schema(thing, quay)])),
      ),
    },
  },
};
