import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { engines, hasEngine } from '../../scripts/browser.ts';
import { type Heading, headingsOf, paperFaults } from '../browser/paperFaults.ts';
import { printedIn } from '../browser/printedPage.ts';
import { users } from '../users.ts';
import type { Engine, StartEngine } from './Engine.ts';
import { dialogsIn, formsIn, send } from './forms.ts';
import { type RunningPortal, startPortal } from './sandbox.ts';
import { createVisitor, type Visitor } from './Visitor.ts';

const desktop = [1280, 900] as const;
const phone = [390, 844] as const;

/** An existing id for each screen about a single thing. */
const ids: Record<string, string> = { '/overview/:id': '/overview/2017', '/opportunities/:id': '/opportunities/31' };
const token = '/reset-password?token=reset-fund%40northline.test';

function addressOf(path: string): string {
  const address = ids[path] ?? path;
  if (address.includes(':'))
    throw new Error(`tests/engines/walk.ts has no id for ${path}: add something that the sandbox has.`);
  return address;
}

const publicScreens = Object.entries(portal.routes.public);
const signedInScreens = Object.entries(portal.routes.signedIn);
const sectionsOf = (path: string) => ({ ...portal.routes.public, ...portal.routes.signedIn })[path]?.sections ?? [];
const formOf = (path: string, id: string) => {
  const form = formsIn(sectionsOf(path)).find((one) => one.id === id);
  if (!form) throw new Error(`portal.config.ts has no form '${id}' on ${path}.`);
  return form;
};

/** Walks through the whole portal in one browser; each step goes on where the one before it ended. */
export function walk(name: keyof typeof engines, start: StartEngine, port: number) {
  const isMissing = !hasEngine(name);
  if (isMissing) {
    const what = `There is no ${name} here (Debian: ${engines[name].packages.join(', ')})`;
    if (process.env.CI) throw new Error(`${what}, and in CI the walk is never left out.`);
    console.warn(`${what}: the walk through it is left out.`);
  }
  describe.skipIf(isMissing)(`in ${name}`, () => {
    const downloads = mkdtempSync(join(tmpdir(), 'portal-engine-'));
    let running: RunningPortal;
    let engine: Engine;
    let visitor: Visitor;

    beforeAll(async () => {
      running = await startPortal(port);
      engine = await start(downloads);
      visitor = createVisitor(engine, running.url);
      await engine.resize(...desktop);
    }, 60_000);

    // Each step continues where the previous one ended, so it would wait in vain after one that failed.
    let hasFailed = false;
    beforeEach(({ skip }) => skip(hasFailed, 'A step before it has failed.'));

    afterEach(({ task }) => {
      hasFailed ||= task.result?.state === 'fail';
      expect(engine.complaints(), 'errors in the browser').toEqual([]);
    });

    afterAll(async () => {
      await engine?.close();
      await running?.stop();
      rmSync(downloads, { recursive: true, force: true });
    });

    const fits = async (what: string) => expect(await visitor.ask('faults'), what).toEqual([]);

    /** Opens a screen on a desktop, and makes its window that of a phone. */
    async function look(address: string) {
      await visitor.open(address);
      await fits(`${address} on a desktop`);
      await engine.resize(...phone);
      await visitor.settle();
      await fits(`${address} on a phone`);
      await engine.resize(...desktop);
    }

    /** Opens a dialog, looks at it on a desktop and on a phone, and closes it. */
    async function lookAtDialog(what: string, close: () => Promise<unknown>) {
      await visitor.until(what, 'hasDialog');
      await visitor.settle();
      await fits(`${what} on a desktop`);
      await engine.resize(...phone);
      await fits(`${what} on a phone`);
      await engine.resize(...desktop);
      await close();
      await visitor.until(`${what} is closed`, 'hasNoDialog');
    }

    const saved = (part: string) =>
      expect
        .poll(() => readdirSync(downloads).filter((file) => file.includes(part)), { timeout: 120_000 })
        .toHaveLength(1);

    for (const [path] of publicScreens) {
      it(`${path} fits`, () => look(path === '/reset-password' ? token : path));
    }

    it('requests a link for a new password, and sets the password with it', async () => {
      await visitor.open('/forgot-password');
      await send(visitor, formOf('/forgot-password', 'forgot-password'), undefined, { email: users.fund });
      await visitor.sees('is on its way');
      await visitor.open(token);
      await send(visitor, formOf('/reset-password', 'reset-password'));
      await visitor.arrives('/login');
    });

    it('a password is changed by a visitor, who is signed in then and signs out', async () => {
      await visitor.open('/change-password');
      await send(visitor, formOf('/change-password', 'change-password'), undefined, {
        email: users.modules,
      });
      await visitor.arrives('/overview');
      await visitor.press('button', 'My account');
      await visitor.press('menuitem', 'Sign Out');
      await visitor.arrives('/login');
    });

    it('a wrong password is refused, and the right one signs in', async () => {
      await visitor.open('/login');
      await send(visitor, formOf('/login', 'sign-in'), undefined, {
        email: users.investor,
        password: 'wrong',
      });
      await visitor.sees('Invalid email or password.');
      await send(visitor, formOf('/login', 'sign-in'), undefined, { email: users.investor });
      await visitor.arrives('/overview');
    });

    for (const [path] of signedInScreens) {
      it(`${path} fits`, () => look(addressOf(path)));
    }

    // WebKit's driver cannot print.
    if (name === 'Firefox') {
      it('no printed screen has an empty page or a heading without content', async () => {
        for (const [path] of signedInScreens) {
          await visitor.open(addressOf(path));
          const headings = (await engine.evaluate(headingsOf)) as Heading[]; // What its expression gives.
          expect.soft(paperFaults(await printedIn(await engine.print()), headings), path).toEqual([]);
        }
      });
    }

    it('the dots on the line of what is invested are round, and Export stands in the line of its table’s choices', async () => {
      await visitor.open('/overview');
      const dots = await visitor.ask('dots');
      expect(dots.length).toBeGreaterThan(0);
      for (const [width = 0, height = 0] of dots) {
        expect(width).toBeGreaterThan(2);
        expect(height).toBeCloseTo(width, 1);
      }
      const below = await visitor.ask('below', 'Export');
      expect(below.length).toBeGreaterThan(0);
      for (const pixels of below) expect(Math.abs(pixels)).toBeLessThan(4);
    });

    for (const [kind, ending] of [
      ['PDF', '.pdf'],
      ['Excel', '.xlsx'],
    ] as const) {
      it(`a table is saved as ${kind}`, async () => {
        await visitor.press('button', 'Export', 'portfolio-activity');
        await fits('the menu of Export');
        await visitor.press('menuitem', kind);
        await saved(ending);
      });
    }

    it('a table is searched, narrowed and turned', async () => {
      await visitor.press('button', 'Next page', 'portfolio-activity');
      await visitor.sees('6–10 of');
      await visitor.press('button', 'Filters', 'portfolio-activity');
      await visitor.fill('Search', 'interest', 'portfolio-activity');
      await visitor.chooseLast('Period', 'portfolio-activity');
      await visitor.settle();
      await fits('a narrowed table');
    });

    it('a document’s text is found, and the document is saved', async () => {
      await visitor.open(`${addressOf('/overview/:id')}#loan-documents`);
      await visitor.press('button', 'Appraisal NL-2026-017');
      await visitor.fill('Search in document', 'appraisal');
      await visitor.until('a match', 'hasMatch');
      await visitor.press('button', 'Download');
      await saved('Appraisal');
      await lookAtDialog('the document', () => visitor.press('button', 'Close'));
    });

    it('a document is uploaded', async () => {
      await visitor.press('button', 'Upload document');
      const file = join(downloads, 'walk.pdf');
      writeFileSync(file, '%PDF-1.4\n%%EOF');
      await visitor.until('the dialog', 'hasDialog');
      await engine.chooseFile(file);
      await visitor.sees('walk.pdf');
      await visitor.chooseLast('Document type');
      await lookAtDialog('the upload', () => visitor.press('button', 'Upload'));
      await visitor.sees('walk');
    });

    it('a message is sent, and one that was begun is left only after a question', async () => {
      await visitor.open('/contact-us');
      await visitor.fill('Message', 'Begun');
      await visitor.press('link', 'Opportunities');
      await lookAtDialog('the question before leaving', () => visitor.press('button', 'Stay on this page'));
      await send(visitor, formOf('/contact-us', 'message'), 'message');
      await visitor.sees('Your message has been sent');
    });

    it('the list of shortcuts fits', async () => {
      await visitor.press('button', 'My account');
      await fits('the account menu');
      await visitor.press('menuitem', 'Keyboard shortcuts');
      await lookAtDialog('the list of shortcuts', () => engine.key('Escape'));
    });

    it('a bank account is added', async () => {
      await visitor.open('/account');
      await visitor.press('button', 'Add account');
      const accounts = sectionsOf('/account').find(({ kind }) => kind === 'accounts');
      if (accounts?.kind !== 'accounts' || !accounts.add) throw new Error('There is no form to add an account.');
      const { add } = accounts;
      await lookAtDialog('the form of an account', () => send(visitor, add));
    });

    for (const { opener, form } of dialogsIn(sectionsOf('/account'))) {
      it(`${form.title}: what is entered is saved`, async () => {
        await visitor.press('button', opener);
        await lookAtDialog(form.title, async () => {
          await send(visitor, form);
          if (!form.receipt) return;
          await visitor.sees(form.receipt.title);
          await visitor.press('button', 'Close');
        });
        if (!form.receipt) await visitor.until('it is accepted', 'isAccepted');
      });
    }

    it('a notification is switched', async () => {
      await visitor.until('a checkbox', 'pressCheckbox', 'notifications');
      await visitor.settle();
    });

    it('on a phone the menu leads to every screen and to the way out', async () => {
      await engine.resize(...phone);
      await visitor.press('button', 'Menu');
      await visitor.until('the menu', 'hasDialog');
      await fits('the menu on a phone');
      await visitor.press('link', 'My Documents');
      await visitor.arrives('/documents');
      await visitor.press('button', 'Menu');
      await visitor.press('button', 'Sign Out');
      await visitor.arrives('/login');
      await engine.resize(...desktop);
    });

    it('reloads the other tab at the sign-in page after signing out in one, without mentioning an ended session', async () => {
      await visitor.open('/login');
      await send(visitor, formOf('/login', 'sign-in'), undefined, { email: users.mixed });
      await visitor.arrives('/overview');
      await engine.openTab();
      await visitor.open('/overview');
      await visitor.sees('Currently invested');
      await engine.evaluate('(window.isOld = true)');
      await engine.goToTab(0);
      await visitor.press('button', 'My account');
      await visitor.press('menuitem', 'Sign Out');
      await visitor.arrives('/login');
      await engine.goToTab(1);
      await visitor.arrives('/login');
      await visitor.settle();
      await visitor.sees('Sign in');
      expect(await engine.evaluate('window.isOld === true')).toBe(false);
      expect(await visitor.ask('says', 'Your session has ended')).toBe(false);
    });
  });
}
