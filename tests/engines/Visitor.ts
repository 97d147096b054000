import { expect } from 'vitest';
import type { Engine, Point } from './Engine.ts';
import { type InPage, inPage, type Role } from './inPage.ts';

const patience = { timeout: 60_000, interval: 50 };

/** Somebody who uses the portal in a browser; waits for each expected state, and fails if it does not come. */
export function createVisitor(engine: Engine, url: string) {
  // What the expression gives is what the function of that name gives, once through JSON.
  const ask = <Name extends keyof InPage>(name: Name, ...args: Parameters<InPage[Name]>) =>
    engine.evaluate(`(${inPage})().${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`) as Promise<
      ReturnType<InPage[Name]>
    >;

  /** Waits until the page answers so. */
  const until = <Name extends keyof InPage>(what: string, name: Name, ...args: Parameters<InPage[Name]>) =>
    expect.poll(() => ask(name, ...args), { ...patience, message: what }).toBeTruthy();

  const settle = () => until('the page is still', 'isStill');

  /** Where a control is once it has stopped moving: a click would miss one that moves on. */
  async function restingPoint(what: string, target: Parameters<InPage['pointOf']>[0]): Promise<Point> {
    let last: Point | null = null;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await ask('pointOf', target);
          return last !== null && last.x === before?.x && last.y === before.y;
        },
        { ...patience, message: `${what} can be pressed` },
      )
      .toBe(true);
    if (!last) throw new Error(`${what} went away.`);
    return last;
  }

  return {
    ask,
    until,
    settle,
    engine,

    async open(address: string) {
      await engine.goTo(url + address);
      await settle();
    },

    async press(role: Role, name: string, within?: string) {
      const target = { role, name, within };
      await settle();
      await engine.press(await restingPoint(`${role} “${name}”`, target));
    },

    async fill(name: string, value: string, within?: string) {
      const target = { role: 'field' as const, name, within };
      await until(`“${name}” can be filled in`, 'focus', target);
      await engine.type(value);
      await expect.poll(() => ask('valueOf', target), { ...patience, message: name }).not.toBe('');
    },

    chooseLast: (name: string, within?: string) =>
      until(`“${name}” offers something`, 'chooseLast', { role: 'field', name, within }),

    sees: (text: string) => until(`“${text}” is there`, 'says', text),

    async arrives(path: string) {
      await expect.poll(() => ask('path'), { ...patience, message: path }).toBe(path);
      // WebKit's driver may hang if it leaves a page whose modules are still loading.
      await settle();
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
