// The rules of this description that the linter does not have. Each message says what to write.

const scopes = ['user', 'investor'];
const kinds = ['query', 'command'];
const answers = ['200', '401', '403', '404', '422', '429', '500'];
const verbs =
  /^(add|change|create|delete|download|fetch|find|get|list|load|post|put|read|remove|reset|send|set|submit|update|upload|view)(?=[A-Z]|$)/;

const pascal = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;
const listOf = (words) => `one of ${words.join(', ')}`;

/** Every property of an object schema with those of its parts, and the names of the required ones. */
function fieldsOf(given, context, from = context.location) {
  const { schema, location } = followed(given, from, context);
  const parts = (schema?.allOf ?? []).map((part) => fieldsOf(part, context, location));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema?.properties),
    required: [...parts.flatMap((part) => part.required), ...(schema?.required ?? [])],
  };
}

const onlyPost = () => ({
  PathItem(path, { report, location, key }) {
    for (const method of ['get', 'put', 'delete', 'options', 'head', 'patch', 'trace']) {
      if (!path[method]) continue;
      const message = `${key} has a '${method}'. Every call of the portal is a POST: write 'post'.`;
      report({ message, location: location.child([method]).key() });
    }
  },
});

function idComplaint(id) {
  const example = "such as 'documentList'";
  if (!id) return `The operation has no operationId. Write one, noun first, ${example}.`;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) return `The operationId '${id}' has to be in camelCase, ${example}.`;
  if (verbs.test(id)) return `The operationId '${id}' begins with a verb. Write the noun first, ${example}.`;
}

function summaryComplaint(summary) {
  if (!summary) return "The operation has no summary. Write what it does in a few words, such as 'List documents'.";
}

function tagComplaint(own, tags) {
  const isOne = own.length === 1 && tags.includes(own[0]);
  if (!isOne) return `The operation has the tags [${own.join(', ')}]. Give it exactly one, ${listOf(tags)}.`;
}

function kindComplaint(kind) {
  const question = 'does the call read, or do something?';
  if (!kinds.includes(kind)) return `x-portal-kind is '${kind}'. Write ${listOf(kinds)}: ${question}`;
}

function scopeComplaint(scope) {
  if (!scopes.includes(scope)) return `x-portal-scope is '${scope}'. Write ${listOf(scopes)}: whose is the answer?`;
}

/** Only what reads, for somebody who is signed in, and is no file can be kept on a device. */
function persistComplaint(operation) {
  if (!('x-portal-persist' in operation)) return undefined;
  const { 'x-portal-kind': kind, 'x-portal-persist': value, responses = {} } = operation;
  if (value !== true) return `x-portal-persist is '${value}'. Write true, or leave it out: the answer is never kept.`;
  const isJson = 'application/json' in (responses['200']?.content ?? {});
  if (kind === 'query' && isJson && sessionOf(operation) !== 'none') return undefined;
  return 'x-portal-persist is only for a query with a session that answers JSON. Leave it out.';
}

function hookComplaint(operation) {
  if (!('x-portal-hook' in operation)) return undefined;
  const { 'x-portal-kind': kind, 'x-portal-hook': value } = operation;
  if (value !== true) return `x-portal-hook is '${value}'. Write true, or leave it out: no hook is generated.`;
  if (kind !== 'query') return 'x-portal-hook is only for a query. Leave it out: a command has useCommand.';
}

const operationFacts = () => {
  let tags = [];
  return {
    Root(root) {
      tags = (root.tags ?? []).map(({ name }) => name);
    },
    Operation(operation, { report, location }) {
      const complaints = {
        operationId: idComplaint(operation.operationId),
        summary: summaryComplaint(operation.summary),
        tags: tagComplaint(operation.tags ?? [], tags),
        'x-portal-kind': kindComplaint(operation['x-portal-kind']),
        'x-portal-scope': scopeComplaint(operation['x-portal-scope']),
        'x-portal-persist': persistComplaint(operation),
        'x-portal-hook': hookComplaint(operation),
      };
      for (const [field, message] of Object.entries(complaints)) {
        const place = field in operation ? location.child([field]) : location.key();
        if (message) report({ message, location: place });
      }
    },
  };
};

/** Whether an operation needs a session (`required`), may have one, or has none. */
function sessionOf({ security }) {
  if (security?.length === 0) return 'none';
  return security?.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** The place in an object schema, or in one of its parts, that requires a property; undefined if none does. */
function requiringPlace(name, given, from, context) {
  const { schema, location } = followed(given, from, context);
  const index = (schema?.required ?? []).indexOf(name);
  if (index >= 0) return location.child(['required', index]);
  const parts = (schema?.allOf ?? []).map((part) => requiringPlace(name, part, location, context));
  return parts.find(Boolean);
}

const body = () => ({
  Operation(operation, context) {
    const { report, location } = context;
    const { operationId: id = 'operation', requestBody } = operation;
    const session = sessionOf(operation);
    if (!requestBody && session !== 'none') {
      const message = `${id} needs a session, and has no body for its session_token. Add a requestBody, or 'security: []'.`;
      report({ message, location: location.key() });
    }
    for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
      const place = location.child(['requestBody', 'content', type, 'schema']);
      const name = `${pascal(id)}Body`;
      if (!schema?.$ref?.includes('schemas/') || !schema.$ref.endsWith(`/${name}`)) {
        const message = `Name the body of ${id}: write it as '${name}' in a file of schemas/ and refer to it.`;
        report({ message, location: place });
      }
      const requiring = requiringPlace('investor_id', schema, location, context);
      if (requiring) {
        const message = `${id} requires investor_id, which is not sent while no investor is selected. Take it out of required.`;
        report({ message, location: requiring });
      }
      const { properties, required } = fieldsOf(schema, context);
      const isDeclared =
        'session_token' in properties && (session === 'optional' || required.includes('session_token'));
      if (session === 'none' || isDeclared) continue;
      const where = session === 'optional' ? 'its properties' : 'its properties and to required';
      const message = `${id} needs a session, and its body has no session_token. Add it to ${where}, or 'security: []'.`;
      report({ message, location: place });
    }
  },
});

const answersRule = () => ({
  Operation({ operationId: id = 'operation', responses = {} }, { report, location }) {
    const missing = answers.filter((status) => !responses[status]);
    if (missing.length > 0) {
      const message = `${id} does not say what it answers with ${missing.join(', ')}. Refer to openapi/responses.yaml as the others do.`;
      report({ message, location: location.child(['responses']).key() });
    }
  },
  Response: {
    MediaType({ schema }, { report, location, key }) {
      const isFile = schema?.type === 'string' && schema.format === 'binary';
      if (isFile || (schema?.$ref ?? '').includes('schemas/')) return;
      const message = `The answer (${key}) has no named schema. Write it in a file of schemas/ and refer to it.`;
      report({ message, location: schema ? location.child(['schema']) : location.key() });
    },
  },
});

/** What a reference leads to, and where that stands; anything else as it is. */
function followed(schema, location, context) {
  if (!schema?.$ref) return { schema, location };
  const { node, location: there } = context.resolve(schema, location.source.absoluteRef);
  return there ? followed(node, there, context) : {};
}

/** A property of an object schema or of one of its parts, with its place; undefined if there is none. */
function propertyOf(name, from, context) {
  const { schema, location } = followed(from.schema, from.location, context);
  if (schema?.properties?.[name]) {
    return { schema: schema.properties[name], location: location.child(['properties', name]) };
  }
  for (const [index, part] of (schema?.allOf ?? []).entries()) {
    const found = propertyOf(name, { schema: part, location: location.child(['allOf', index]) }, context);
    if (found) return found;
  }
  return undefined;
}

const data = () => ({
  Operation: {
    Response: {
      MediaType({ schema }, context, { Operation: { operationId: id = 'operation' } }) {
        const property = propertyOf('data', { schema, location: context.location.child(['schema']) }, context);
        const { schema: found } = property ? followed(property.schema, property.location, context) : {};
        const types = [found?.type ?? []].flat();
        if (!found || types.includes('object') || found.properties || found.allOf) return;
        const what = types.includes('array') ? 'is a list, and the portal finds lists by their names' : 'is no object';
        const means = types.includes('array')
          ? "with the list as one of its properties, such as 'items'"
          : 'with each value as one of its properties';
        const message = `The data of ${id} ${what}. Write 'type: object', ${means}.`;
        context.report({ message, location: property.location });
      },
    },
  },
});

/** The data of an answer and the body of an operation, which together ask for a page and tell where it stands. */
const halves = [
  { name: 'its body', at: ['requestBody'], fields: ['page', 'per_page'] },
  { name: 'the data of its answer', at: ['responses', '200'], inside: 'data', fields: ['last_page', 'total'] },
];

/** A list comes in pages if a page is asked for and the answer says which is the last: one half needs the other. */
const pages = () => ({
  Operation(operation, context) {
    const { operationId: id = 'operation', 'x-portal-kind': kind, 'x-portal-pages': said } = operation;
    if (kind !== 'query' || said === false) return;
    const found = halves.flatMap(({ name, at, inside, fields }) => {
      const path = [...at, 'content', 'application/json', 'schema'];
      const schema = path.reduce((node, key) => node?.[key], operation);
      const whole = { schema, location: context.location.child(path) };
      const part = schema && (inside ? propertyOf(inside, whole, context) : whole);
      if (!part) return [];
      const { properties } = fieldsOf(part.schema, context, part.location);
      const missing = fields.filter((field) => !(field in properties));
      const { location } = followed(part.schema, part.location, context);
      return [{ name, missing, known: fields.filter((field) => field in properties), location }];
    });
    const known = found.flatMap((half) => half.known);
    // A list that arrives whole may say how many rows it has.
    if (found.length < halves.length || known.every((field) => field === 'total')) return;
    for (const { name, missing, location } of found.filter((half) => half.missing.length > 0)) {
      const message = `${id} has ${known.join(', ')}, but ${name} has no ${missing.join(', ')}. A list in pages needs both halves: add what is missing.`;
      context.report({ message, location: location.key() });
    }
  },
});

const examples = () => ({
  MediaType(media, { report, location, key }) {
    if ('example' in media || Object.keys(media.examples ?? {}).length > 0) return;
    const message = `There is no example (${key}). Write one with every field: the sandbox's default answers and the tests come from it.`;
    report({ message, location: location.key() });
  },
});

const currency = () => ({
  Schema(schema, context) {
    const { report, location } = context;
    // A part is looked at with the whole that it belongs to.
    if (/\/allOf\/\d+$/.test(location.pointer)) return;
    const { properties, required } = fieldsOf(schema, context);
    const amounts = Object.keys(properties).filter((name) => name.endsWith('_amount'));
    if (amounts.length === 0 || ('currency' in properties && required.includes('currency'))) return;
    const message = `An object with money (${amounts.join(', ')}) has to name its currency. Add 'currency' to its properties and to required.`;
    report({ message, location: location.child([schema.properties ? 'properties' : 'allOf']).key() });
  },
});

/** What a value is, where its type does not say so. */
export const portalFormats = {
  number: ['money', 'price', 'percent', 'points', 'units', 'number', 'months'],
  integer: ['units', 'number', 'months', 'year', 'fileSize'],
  // An amount may be a decimal text.
  string: ['month', 'country', 'money', 'price', 'percent', 'points', 'units', 'number'],
};

const format = () => ({
  Schema(schema, { report, location }) {
    const [type] = [schema.type ?? []].flat().filter((name) => name !== 'null');
    const value = schema['x-portal-format'];
    const known = portalFormats[type] ?? [];
    if (value !== undefined && !known.includes(value)) {
      const others = known.length > 0 ? `Write ${listOf(known)}.` : 'Leave it out.';
      const message = `x-portal-format is '${value}', which does not fit here. ${others}`;
      report({ message, location: location.child(['x-portal-format']) });
    } else if (type === 'number' && value === undefined) {
      const message = `A number does not say what it counts. Write x-portal-format, ${listOf(known)}.`;
      report({ message, location: location.child(['type']).key() });
    }
  },
});

/** Rows are told apart by a field that each of them has. */
const key = () => ({
  Schema(schema, context) {
    const { 'x-portal-key': name, items } = schema;
    if (name === undefined) return;
    const { required } = fieldsOf(items, context);
    if (required.includes(name)) return;
    const message =
      required.length > 0
        ? `x-portal-key is '${name}', which is no field that every item has. Write ${listOf(required)}.`
        : 'x-portal-key is only for a list of objects. Leave it out.';
    context.report({ message, location: context.location.child(['x-portal-key']) });
  },
});

/** Only values of an enumeration can be settled. */
const settled = () => ({
  Schema(schema, { report, location }) {
    const { 'x-portal-settled': said, enum: values = [] } = schema;
    if (said === undefined || (Array.isArray(said) && said.every((value) => values.includes(value)))) return;
    const message =
      values.length > 0
        ? `x-portal-settled is '${said}'. Write a list with ${listOf(values)}.`
        : 'x-portal-settled is only for an enumeration. Leave it out.';
    report({ message, location: location.child(['x-portal-settled']) });
  },
});

export default function rules() {
  return {
    id: 'portal',
    rules: {
      oas3: {
        'only-post': onlyPost,
        'operation-facts': operationFacts,
        body,
        answers: answersRule,
        data,
        pages,
        examples,
        currency,
        format,
        key,
        settled,
      },
    },
  };
}
