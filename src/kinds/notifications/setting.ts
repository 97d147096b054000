import type { Body, Data } from '../../client/types.ts';

type Profile = Data<'profileDetails'>;
export type Setting = Profile['notifications'][number];
export type Channel = keyof Setting['channels'] & Body<'notificationStatusUpdate'>['channel'];

const names: Readonly<Record<Channel, true>> = { email: true, sms: true, portal: true };

const isChannel = (name: string): name is Channel => Object.hasOwn(names, name);

/** The channels of a setting, in the order of the answer. */
export const channelsOf = ({ channels }: Setting): Channel[] => Object.keys(channels).filter(isChannel);

/** Returns the cached answer with the saved state of one channel of one setting. */
export const withSaved =
  ({ notification_key, channel, status }: Body<'notificationStatusUpdate'>) =>
  (answer: { data: Profile } | undefined) =>
    answer && {
      ...answer,
      data: {
        ...answer.data,
        notifications: answer.data.notifications.map((setting) =>
          setting.notification_key === notification_key
            ? { ...setting, channels: { ...setting.channels, [channel]: status } }
            : setting,
        ),
      },
    };
