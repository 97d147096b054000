import { describe, expect, it } from 'vitest';
import { returnTo } from '../../../src/app/returnTo.ts';

describe('the page that a visitor wanted to open', () => {
  it.each(['/overview', '/overview/3?portfolio-activity-page=2#notes', '/documents'])('may be %s', (path) => {
    expect(returnTo({ returnTo: path })).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https:evil.test',
    'https://evil.test/overview',
    'javascript:alert(1)',
    'data:text/html,x',
    'overview',
    '',
    ' /overview',
    '/overview\\..\\evil',
    7,
    null,
    ['/overview'],
  ])('is neither another site nor a script: %j', (path) => {
    expect(returnTo({ returnTo: path })).toBeUndefined();
  });

  it('is always on this site, however it is written', () => {
    const path = returnTo({ returnTo: '/%2f%2fevil.test' });
    expect(new URL(path ?? '/', location.origin).origin).toBe(location.origin);
  });

  it('is for the same user only if a session has ended there', () => {
    const state = { returnTo: '/overview/2017', whose: 'the first' };
    expect(returnTo(state, 'the first')).toBe('/overview/2017');
    expect(returnTo(state, 'the second')).toBeUndefined();
    expect(returnTo(state, undefined)).toBeUndefined();
    expect(returnTo({ ...state, whose: '' }, '')).toBeUndefined();
  });

  it.each([undefined, null, 'text', {}])('is none in a state of %j', (state) => {
    expect(returnTo(state)).toBeUndefined();
  });
});
