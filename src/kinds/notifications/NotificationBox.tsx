import { useQueryClient } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { text } from '../../values/text/text.ts';
import { type Channel, type Setting, withSaved } from './setting.ts';

interface NotificationBoxProps {
  setting: Setting;
  channel: Channel;
  /** The id of the element that says when the notification is sent. */
  describedBy: string;
}

/**
 * The checkbox for one channel of one notification. It shows the new state while saving, and otherwise that of the
 * response. Each waits for its own command only, so that several at once do not undo one another.
 */
export function NotificationBox({ setting, channel, describedBy }: NotificationBoxProps) {
  const format = useFormat();
  const effects = useEffects();
  const queryClient = useQueryClient();
  const { queryKey } = queryFor('profileDetails', {});
  const { send, isPending, variables } = useCommand('notificationStatusUpdate', {
    onSuccess: (_, body) => queryClient.setQueryData(queryKey, withSaved(body)),
    // A response requested before this change would be out of date, so the query is refetched.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const isOn = setting.channels[channel] === 1;

  async function change(status: 0 | 1) {
    try {
      effects.run(['toast'], await send({ notification_key: setting.notification_key, channel, status }));
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
    }
  }

  return (
    <Checkbox
      label={text.notifications.box(format('text', setting.label), format('label', channel))}
      labelHidden
      aria-describedby={describedBy}
      checked={isPending ? variables?.status === 1 : isOn}
      disabled={setting.is_locked === 1}
      aria-disabled={isPending || undefined}
      onChange={({ target }) => !isPending && void change(target.checked ? 1 : 0)}
    />
  );
}
