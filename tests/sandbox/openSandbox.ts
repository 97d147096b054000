import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../src/sandbox/call.ts';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/createSandbox.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { afternoon, today } from '../day.ts';
import { users } from '../users.ts';

/** A sandbox on 2026-07-10 with a clock that tests can move forward. */
export function openSandbox(options: SandboxOptions = {}) {
  const clock = { now: afternoon };
  const sandbox = createSandbox({ today: () => today, now: () => clock.now, ...options });

  async function send(id: OperationId, body: BodyInit, headers: Record<string, string> = {}, investorId = 501) {
    const path = operations[id].path.replace('{id}', String(investorId));
    const request = new Request(`http://localhost/api${path}`, { method: 'POST', body, headers });
    const response = await sandbox.handle(request);
    if (!response) throw new Error(`Nothing answers ${path}.`);
    return response;
  }

  /** Calls an operation with a JSON body and returns the status and the JSON of the answer. */
  async function call(id: OperationId, body: object = {}, headers: Record<string, string> = {}, investorId = 501) {
    const json = { 'content-type': 'application/json', ...headers };
    const response = await send(id, JSON.stringify(body), json, investorId);
    return { status: response.status, ...(await response.json()) };
  }

  async function signIn(email = users.investor, password = PASSWORD): Promise<string> {
    const { data } = await call('authLogin', { email, password });
    return data.session_token;
  }

  return {
    sandbox,
    send,
    call,
    signIn,
    passMinutes: (minutes: number) => {
      clock.now += minutes * 60_000;
    },
  };
}
