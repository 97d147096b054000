import { focusSection } from '../../frame/focusSection.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';

/** Shows the rest of a list that began short, and goes; its section gets the focus that it had. */
export function ShowAll({ count, onShow }: { count: number; onShow: () => void }) {
  const format = useFormat();
  return (
    <Button
      size="small"
      variant="quiet"
      onClick={() => {
        focusSection();
        onShow();
      }}
    >
      {text.upcoming.showAll(format('number', count))}
    </Button>
  );
}
