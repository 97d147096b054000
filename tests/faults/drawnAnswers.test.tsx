import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answers } from '../../generated/answers.ts';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import { text } from '../../src/values/text/text.ts';
import { openPortal, server } from '../openPortal.tsx';
import { drawnOf } from './drawn.ts';
import { addressOf, askingSections, queriesOf, screens, withSections } from './shown.ts';

const runs = 5;
// A fixed seed, so that a failing run can be repeated.
const options = { numRuns: runs, seed: 20_260_710, endOnFailure: true };

type Drawn = Partial<Record<OperationId, unknown>>;

/** Random data for each of these operations that fits the description. */
const drawnFor = (ids: readonly OperationId[]) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, drawnOf(answers[id] ?? {})]))) as fc.Arbitrary<Drawn>;

function answerWith(drawn: Drawn) {
  const handlers = Object.entries(drawn).map(([id, data]) => {
    const path = operations[id as OperationId].path.replace(/\{(\w+)\}/g, ':$1');
    return http.post(`*/api${path}`, () => HttpResponse.json({ status: 'success', message: 'Done.', data }));
  });
  server.use(...handlers);
}

/** Checks that nothing on the page is loading, broken, or printed as a raw value. */
async function expectSound() {
  await waitFor(() => {
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  expect(document.body).not.toHaveTextContent(text.faults.section);
  expect(document.body).not.toHaveTextContent(text.screens.broken);
  expect(document.body.innerHTML).not.toMatch(/NaN|\bundefined\b|Infinity|Invalid Date|\[object /);
}

function startOver() {
  cleanup();
  server.resetHandlers();
}

const cases = screens.flatMap(({ path, page }) =>
  askingSections(page.sections).map((section) => ({ path, page, section, title: section.title })),
);

afterAll(() => console.log(`Drawn answers: ${cases.length} sections and the frame × ${runs} draws.`));

describe('answers drawn at random from the description', () => {
  it.each(cases)(
    'are shown in “$title” on $path, whatever they contain',
    async ({ path, page, section }) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      vi.spyOn(console, 'table').mockImplementation(() => undefined);
      const address = await addressOf(path, page);
      const shown = withSections(path, page, [{ ...section, feature: undefined }]);
      await fc.assert(
        fc
          .asyncProperty(drawnFor([...queriesOf(section), ...queriesOf(page.subject)]), async (drawn) => {
            answerWith(drawn);
            await openPortal(address, { shown });
            await expectSound();
          })
          .afterEach(startOver),
        options,
      );
    },
    60_000,
  );

  it('leave the frame around every screen intact', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'table').mockImplementation(() => undefined);
    await fc.assert(
      fc
        .asyncProperty(drawnFor(['investorList', 'whitelabelFetch', 'whitelabelLogoGet']), async (drawn) => {
          answerWith(drawn);
          await openPortal('/opportunities');
          await expectSound();
        })
        .afterEach(startOver),
      options,
    );
  }, 60_000);
});
