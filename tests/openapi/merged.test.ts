import { describe, expect, it } from 'vitest';
import { json, object, ok, readApi, text, whole } from './readApi.ts';

/** The merged answer and body of a description with these schemas. */
function adapted(answer: object, schemas: object = {}, body?: object) {
  const post = { ...(body && { requestBody: json(body) }), ...ok(json(answer)) };
  const { description, fields, problems } = readApi({
    root: { paths: { '/x/get': { post } }, components: { schemas } },
  });
  expect(problems).toEqual([]);
  const media = description.paths['/x/get']?.post.responses['200']?.content?.['application/json'];
  return { fields: fields.xGet, example: Object(media?.example).data, description };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const state = { type: 'string', enum: ['failed', 'success'] };

describe('the parts of a schema', () => {
  it('keep the type of the only reference among them, with the words beside it', () => {
    const schemas = { E: state, D: { type: 'string', format: 'date' }, N: { type: 'number' } };
    const whole = (name: string) => ({ allOf: [ref(name)], description: 'Said here.', nullable: name === 'D' });
    const { fields, example, description } = adapted(
      object({ a: whole('E'), d: whole('D'), n: whole('N') }),
      schemas,
      object({ a: ref('E') }),
    );
    expect(fields?.data).toMatchObject({
      a: { type: 'string', values: ['failed', 'success'] },
      d: { type: 'string', formats: ['date'], nullable: true },
      n: { type: 'number' },
    });
    expect(example).toEqual({ a: 'failed', d: '2026-07-10', n: 1 });
    expect(Object.keys(description.components.schemas)).toEqual(['ApitE', 'ApitD', 'ApitN', 'XGetBody', 'XGetAnswer']);
  });

  it('add nothing if they only say that it is an object', () => {
    const P = object({ code: { type: 'number' } }, { additionalProperties: true, required: ['code'] });
    const p = { allOf: [ref('P'), { type: 'object', description: 'Of this one.' }] };
    const { description } = adapted(object({ p }), { P });
    expect(description.components.schemas.XGetAnswer?.properties?.data?.properties?.p).toEqual({
      $ref: '#/components/schemas/ApitP',
      title: 'P',
      description: 'Of this one.',
    });
    expect(description.components.schemas.ApitP).toMatchObject({ required: ['code'] });
  });

  it('keep the fields of a union among them that only some rows have', () => {
    const choice = (name: string, type: string) =>
      object({ [name]: { type }, kind: { type: 'string', enum: [name] } }, { required: [name, 'kind'] });
    const schemas = { C: choice('net_amount', 'number'), S: choice('symbol', 'string') };
    const J = {
      allOf: [
        object({ id: text }, { required: ['id'] }),
        { oneOf: [ref('C'), ref('S')], discriminator: { propertyName: 'kind' } },
      ],
    };
    const { fields, description } = adapted({ type: 'array', items: ref('J') }, { ...schemas, J });
    expect(fields?.data).toMatchObject({
      items: {
        key: 'id',
        rows: {
          id: text,
          net_amount: { type: 'number' },
          symbol: text,
          kind: { values: ['net_amount', 'symbol'] },
        },
      },
    });
    expect(description.components.schemas.ApitJ?.required).toEqual(['id', 'kind']);
  });

  it('give the rows of a list their key', () => {
    const Row = object({ id: text }, { required: ['id'] });
    const items = { allOf: [ref('Row'), object({ more: text })] };
    const { fields } = adapted({ type: 'array', items }, { Row });
    expect(fields?.data).toMatchObject({ items: { key: 'id', rows: { id: {}, more: {} } } });

    const ids = { account_id: text, card_payment_id: text };
    const CardPayment = object(ids, { required: Object.keys(ids) });
    const payments = adapted({ type: 'array', items: ref('CardPayment') }, { CardPayment });
    expect(payments.fields?.data).toMatchObject({ items: { key: 'card_payment_id' } });
  });

  it('apply together if they name the same field, and narrow it', () => {
    const parts = [
      object({ a: text, of: object({ x: { type: 'number' } }) }),
      object({ a: state, of: object({ y: { type: 'number' } }) }, { required: ['a'] }),
    ];
    const { fields } = adapted({ allOf: parts });
    expect(fields?.data).toMatchObject({
      a: { values: ['failed', 'success'] },
      of: { fields: { x: { type: 'number' }, y: { type: 'number' } } },
    });
  });

  it('stop if a schema is a part of itself, also through its own choices', () => {
    const schemas = {
      Pet: object({ name: text, next: { oneOf: [ref('Cat'), ref('Dog')] } }, { oneOf: [ref('Cat'), ref('Dog')] }),
      Cat: { allOf: [ref('Pet'), object({ lives: { type: 'integer' } })] },
      Dog: { allOf: [ref('Pet'), ref('Dog'), object({ tricks: text })] },
    };
    const { fields } = adapted(object({ pet: ref('Pet'), cat: ref('Cat'), dog: ref('Dog') }), schemas);
    const fieldsOf = (name: string) => Object.keys(Object(fields?.data[name]).fields);
    expect(fieldsOf('pet')).toEqual(['name', 'next', 'lives', 'tricks']);
    expect(fieldsOf('cat')).toEqual(['name', 'next', 'lives']);
    expect(fieldsOf('dog')).toEqual(['name', 'next', 'tricks']);
  });
});

describe('the choices of a body', () => {
  const bodyOf = (schema: object, schemas: object = {}) => adapted({ type: 'object' }, schemas, schema).fields?.body;

  it('say for which of them a field is shown, and that it is required if they all require it', () => {
    const kind = (value: string, properties: object) =>
      object(
        { kind: { const: value }, place: text, ...properties },
        { required: ['kind', ...Object.keys(properties)] },
      );
    const address = object({ street: text });
    const choices = [kind('house', { rooms: whole, address }), kind('boat', { address }), kind('car', { plate: text })];
    const found = bodyOf({ oneOf: [...choices, object({ ...kind('bike', {}).properties, plate: text })] });
    expect(found).toMatchObject({
      kind: { values: ['house', 'boat', 'car', 'bike'] },
      rooms: { shownFor: { field: 'kind', values: ['house'], required: true } },
      address: { fields: {}, shownFor: { field: 'kind', values: ['house', 'boat'], required: true } },
      plate: { shownFor: { field: 'kind', values: ['car', 'bike'], required: false } },
    });
    for (const part of [found?.kind, found?.place]) expect(part).not.toHaveProperty('shownFor');
  });

  it('have the values of their discriminator: those of its mapping, or the names of their schemas', () => {
    const schemas = {
      Claim: object({ type: text, note: text }),
      House: { allOf: [ref('Claim'), object({ rooms: whole })] },
      Car: { allOf: [ref('Claim'), object({ plate: text })] },
    };
    const claim = (discriminator: object) => ({ oneOf: [ref('House'), ref('Car')], discriminator });
    expect(bodyOf(claim({ propertyName: 'type' }), schemas)).toMatchObject({
      type: { values: ['House', 'Car'] },
      plate: { shownFor: { field: 'type', values: ['Car'] } },
    });
    const mapping = { house: '#/components/schemas/House', car: 'Car', truck: 'Car' };
    const one = { one: claim({ propertyName: 'type', mapping }) };
    expect(bodyOf(object(one), schemas)).toMatchObject({
      one: { fields: { plate: { shownFor: { field: 'type', values: ['car', 'truck'] } } } },
    });
    expect(JSON.stringify(bodyOf(claim({ propertyName: 'sort', mapping }), schemas))).not.toContain('shownFor');
    const fixed = (type: string, more: object) => ({
      allOf: [ref('Claim'), object({ type: { const: type }, ...more })],
    });
    const inherited = { ...schemas, House: fixed('house', { rooms: whole }), Car: fixed('car', { plate: text }) };
    expect(bodyOf(claim({ propertyName: 'type' }), inherited)).toMatchObject({
      type: { values: ['house', 'car'] },
      plate: { shownFor: { field: 'type', values: ['car'] } },
    });
  });

  it('are told apart in each of two parts', () => {
    const either = (field: string) => ({
      oneOf: ['a', 'b'].map((one) => object({ [field]: { const: one }, [`${field}_${one}`]: text })),
    });
    const found = bodyOf({ allOf: [either('kind'), either('method')] });
    for (const field of ['kind', 'method'])
      expect(found?.[`${field}_a`]).toMatchObject({ shownFor: { field, values: ['a'] } });
  });

  it('stay as they are if no property tells them apart', () => {
    const found = bodyOf({ oneOf: [object({ kind: state, rooms: whole }), object({ kind: state, plate: text })] });
    expect(Object.keys(found ?? {})).toEqual(['kind', 'rooms', 'plate']);
    expect(JSON.stringify(found)).not.toContain('shownFor');
  });
});

describe('the example of a field', () => {
  it('is what the mock returns unless the whole answer has an example, and fits the type', () => {
    const value = (type: string, example: unknown) => ({ type, example });
    const S = value('string', 'TSX');
    const properties = {
      amount: value('number', 12.5),
      name: value('string', 'Oak Lane'),
      wrong: value('integer', 'six'),
      at: ref('S'),
    };
    const { example } = adapted({ type: 'object', properties }, { S });
    expect(example).toEqual({ amount: 12.5, name: 'Oak Lane', wrong: 1, at: 'TSX' });
    expect(adapted({ type: 'object', properties, example: { name: 'Elm Street' } }, { S }).example).toEqual({
      name: 'Elm Street',
    });
  });
});

describe('a field that is only read or only written', () => {
  const Thing = {
    type: 'object',
    required: ['id', 'name', 'secret'],
    properties: {
      id: { type: 'string', readOnly: true },
      name: text,
      secret: { type: 'string', writeOnly: true },
    },
  };

  it('is neither sent nor required if it is read-only, nor in the answer if it is write-only', () => {
    const plain = adapted(Thing, {}, Thing);
    const named = adapted({ type: 'array', items: ref('Thing') }, { Thing }, object({ one: ref('Thing') }));
    expect(Object.keys(plain.fields?.body ?? {})).toEqual(['name', 'secret']);
    expect(plain.fields?.required).toEqual(['name', 'secret']);
    expect(plain.example).toEqual({ id: 'Id', name: 'Name' });
    expect(named.fields?.required).toEqual(['one.name', 'one.secret']);
    expect(named.example).toEqual({ items: [{ id: 'Id', name: 'Name' }] });
  });
});

describe('a name that every JavaScript object already has', () => {
  it('is a name like every other', () => {
    const odd = ['hasOwnProperty', 'constructor', 'toString', 'valueOf', '__proto__'];
    const properties = Object.fromEntries(odd.map((name) => [name, { type: 'integer' }]));
    const text = JSON.parse(JSON.stringify({ type: 'object', required: ['constructor'], properties }));
    const { fields, example } = adapted(text, {}, text);
    const kept = odd.slice(0, -1);
    expect(Object.keys(fields?.data ?? {})).toEqual(kept);
    expect(Object.keys(fields?.body ?? {})).toEqual(kept);
    expect(fields?.required).toEqual(['constructor']);
    expect(Object.keys(example)).toEqual(kept);
    // None is required merely because every object has a property of that name.
    expect(adapted({ type: 'object', required: ['valueOf'], properties: { a: text } }).fields?.data).toEqual({
      a: expect.anything(),
    });
  });
});
