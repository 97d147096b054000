import { Row, Text } from './box.tsx';
import { Figure } from './Figure.tsx';

interface FigureLineProps {
  figures: readonly { value: string; label: string }[];
}

/** A few figures on one line, each before its label. */
export function FigureLine({ figures }: FigureLineProps) {
  return (
    <Row as="ul" gap="1 6" size="sm" tone="muted" breaks="anywhere">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <Text as="span" weight="strong" tone="ink">
            <Figure>{value}</Figure>
          </Text>
          <span>{` ${label}`}</span>
        </li>
      ))}
    </Row>
  );
}
