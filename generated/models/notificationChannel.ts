/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type NotificationChannel = (typeof NotificationChannel)[keyof typeof NotificationChannel];

export const NotificationChannel = {
  email: 'email',
  sms: 'sms',
  portal: 'portal',
} as const;
