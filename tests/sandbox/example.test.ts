import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { differencesOf } from '../../src/client/differences.ts';
import { answers } from '../../src/sandbox/answers/answers.ts';
import type { OperationId } from '../../src/sandbox/call.ts';
import { exampleOf } from '../../src/sandbox/exampleOf.ts';
import { openSandbox } from './openSandbox.ts';

const { teamList, contactSubmit } = answers;
beforeAll(() => {
  Object.assign(answers, { teamList: undefined, contactSubmit: undefined });
});
afterAll(() => {
  Object.assign(answers, { teamList, contactSubmit });
});

const body = { topic: 'Other', message: 'Hello', preferred_contact: 'email' };

it('answers with the example in the description if the sandbox implements no answer', async () => {
  const { call, signIn } = openSandbox();
  const session_token = await signIn();
  const { data, ...answer } = await call('teamList', { session_token });
  expect(answer).toMatchObject({ status: 'success' });
  expect(data.team[0]).toMatchObject({ first_name: expect.any(String), display_order: expect.any(Number) });
  expect(await call('contactSubmit', { session_token, ...body })).toMatchObject({
    message: expect.stringContaining(' '),
    data: { reference_number: expect.any(String) },
  });
});

it('applies refusals and faults to such an answer as well', async () => {
  const { call, sandbox, send, signIn } = openSandbox();
  expect(await call('teamList')).toMatchObject({ message: 'Your session has ended.' });
  const session_token = await signIn();
  expect(await call('contactSubmit', { session_token, ...body, message: '' })).toMatchObject({
    errors: { message: 'Must not be empty.' },
  });
  sandbox.faults.push({ name: 'forbidden', path: '/teams' });
  expect((await send('teamList', JSON.stringify({ session_token }))).status).toBe(403);
});

const jsonIds = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].answer === 'json');

it.each(jsonIds)('has an example for %s that fits the description', async (id) => {
  const url = `http://localhost/api${operations[id].path.replace('{id}', '501')}`;
  const example = await exampleOf(id, new Request(url, { method: 'POST' }));
  expect(example).toMatchObject({ status: 'success' });
  expect(differencesOf(id, 'data' in example ? example.data : undefined, example)).toEqual([]);
});
