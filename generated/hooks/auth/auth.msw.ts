/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthLoginAnswer, Confirmation } from '../portal.schemas';

const getAuthLoginResponseMock = (): AuthLoginAnswer => ({
  status: 'success',
  message: 'Welcome back.',
  data: { session_token: '9f0c2b7a6d1e4c58', first_login: 0 },
});

const getPasswordResetRequestResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'If this email has an account, a link to set a new password is on its way.',
});

const getPasswordResetResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'Your password has been changed. Please sign in.',
});

export const getAuthLoginMockHandler = (
  overrideResponse?:
    | AuthLoginAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginAnswer> | AuthLoginAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/auth/login',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordResetRequestMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/password/reset/request',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetRequestResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
