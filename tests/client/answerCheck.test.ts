import { describe, expect, it, onTestFinished } from 'vitest';
import { teamList } from '../../generated/hooks/contact/contact.ts';
import { addAnswerCheck } from '../../src/client/answerCheck.ts';
import { json, openApi, plain } from './openApi.ts';

const page = '<!doctype html><title>Wi-Fi</title>';
const team = { team: [{ member_id: 1 }] };

describe('an answer that cannot be shown', () => {
  it.each([
    ['is a page', plain(page, 'text/html'), page],
    ['has its data elsewhere', json({ result: team }), { result: team }],
    ['is refused by another check', json({ data: team }), { data: team }],
  ])('because it %s is still passed to every check, unchanged', async (_why, answer, body) => {
    const heard: unknown[] = [];
    onTestFinished(addAnswerCheck(() => false));
    onTestFinished(addAnswerCheck((...found) => heard.push(found) > 0));
    await openApi(answer);
    await expect(teamList({})).rejects.toMatchObject({ kind: 'format' });
    expect(heard).toEqual([['teamList', 'data' in Object(body) ? team : undefined, body]]);
  });
});
