/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { WhitelabelFetchAnswer, WhitelabelLogoGetAnswer } from '../portal.schemas';

const getWhitelabelFetchResponseMock = (): WhitelabelFetchAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    logo_url: 'https://assets.northline.test/brand/logo.png',
    bg_url: 'https://assets.northline.test/brand/background.png',
    favicon_url: 'https://assets.northline.test/brand/favicon.png',
  },
});

const getWhitelabelLogoGetResponseMock = (): WhitelabelLogoGetAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    base_64_encoded: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mOQ94sHAAFcAM0vOsEoAAAAAElFTkSuQmCC',
  },
});

export const getWhitelabelFetchMockHandler = (
  overrideResponse?:
    | WhitelabelFetchAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WhitelabelFetchAnswer> | WhitelabelFetchAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/whitelabel/fetch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWhitelabelFetchResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWhitelabelLogoGetMockHandler = (
  overrideResponse?:
    | WhitelabelLogoGetAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WhitelabelLogoGetAnswer> | WhitelabelLogoGetAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/whitelabel/logo/get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWhitelabelLogoGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
