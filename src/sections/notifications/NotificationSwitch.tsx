import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Body } from '../../api/types.ts';
import { useCommand } from '../../api/useCommand.ts';
import type { NotificationCommand, NotificationsConfig } from '../../config/kinds/notifications.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { type AnswerData, objectIn, rowsIn } from '../../frame/fields.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Switch } from '../../widgets/Switch.tsx';

interface NotificationSwitchProps {
  section: NotificationsConfig;
  row: AnswerData;
  channel: string;
  queryKey: QueryKey;
  /** The id of the element that says when the notification is sent. */
  describedBy: string;
}

/**
 * The switch for one channel of one notification. It shows the new state while saving, and otherwise that of the
 * response. Each switch waits for its own command only, so that several at once do not undo one another.
 */
export function NotificationSwitch({ section, row, channel, queryKey, describedBy }: NotificationSwitchProps) {
  const format = useFormat();
  const effects = useEffects();
  const queryClient = useQueryClient();
  const { send, isPending, variables } = useCommand(section.command, {
    onSuccess: (_, { status }) => queryClient.setQueryData(queryKey, saved(section.rows, row, channel, status)),
    // A response requested before this change would be out of date, so the query is refetched.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const isOn = objectIn(row, 'channels')[channel] === 1;

  async function change(status: 0 | 1) {
    const body = { notification_key: row.notification_key, channel, status };
    try {
      // The config check has verified that the row and its channels have the body's values.
      effects.run(['toast'], await send(body as Body<NotificationCommand>));
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
    }
  }

  const name = format('label', channel);
  return (
    <Switch
      label={name}
      aria-label={text.notifications.switch(format('text', row.label), name)}
      aria-describedby={describedBy}
      checked={isPending ? variables?.status === 1 : isOn}
      disabled={row.is_locked === 1}
      busy={isPending}
      onChange={(event) => void change(event.target.checked ? 1 : 0)}
    />
  );
}

/** Returns the cached response with the saved state of one channel of one row. */
function saved(rows: string, { notification_key }: AnswerData, channel: string, status: 0 | 1) {
  return (answer: { data: AnswerData } | undefined) => {
    if (!answer) return undefined;
    const copy = structuredClone(answer);
    const row = rowsIn(copy.data, rows).find((other) => other.notification_key === notification_key);
    if (row) Object.assign(objectIn(row, 'channels'), { [channel]: status });
    return copy;
  };
}
