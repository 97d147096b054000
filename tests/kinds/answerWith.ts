import { HttpResponse, http } from 'msw';
import { operations } from '../../generated/operations.ts';
import { sandbox, server } from '../openPortal.tsx';

type Fields = Record<string, unknown>;

/** Answers a query as the sandbox does, with changed data, which may depend on the request. */
export function answerWith(id: keyof typeof operations, change: (data: Fields, asked: Fields) => void): void {
  server.use(
    http.post(`*/api${operations[id].path.replace(/\{(\w+)\}/, ':$1')}`, async ({ request }) => {
      const asked = JSON.parse(await request.clone().text());
      const answer = await sandbox.handle(request);
      const body = await answer?.json();
      // A refusal has no data, such as that of a call which outlives its session.
      if (body.data) change(body.data, asked);
      return HttpResponse.json(body, { status: answer?.status ?? 200 });
    }),
  );
}
