import { HttpResponse, http } from 'msw';
import { operations } from '../../generated/operations.ts';
import { sandbox, server } from '../openPortal.tsx';

/** Answers a query as the sandbox does, with its data changed. */
export function answerWith(id: keyof typeof operations, change: (data: Record<string, unknown>) => void): void {
  server.use(
    http.post(`*/api${operations[id].path}`, async ({ request }) => {
      const answer = await sandbox.handle(request);
      const body = await answer?.json();
      change(body.data);
      return HttpResponse.json(body);
    }),
  );
}
