interface EmphasisProps {
  /** A whole sentence, so that translations can use their own word order. */
  children: string;
  /** The parts of the sentence to emphasize, each at its first occurrence. */
  strong: readonly string[];
}

/** A sentence in which some figures stand out. */
export function Emphasis({ children, strong }: EmphasisProps) {
  return (
    <span>
      {piecesOf(children, strong).map(({ piece, isStrong }, index) => {
        const Tag = isStrong ? 'strong' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be equal, and their order never changes
        return <Tag key={index}>{piece}</Tag>;
      })}
    </span>
  );
}

function piecesOf(sentence: string, strong: readonly string[]): { piece: string; isStrong: boolean }[] {
  const next = strong
    .map((words) => ({ words, at: sentence.indexOf(words) }))
    .filter(({ words, at }) => words !== '' && at >= 0)
    .sort((one, other) => one.at - other.at)[0];
  if (!next) return sentence ? [{ piece: sentence, isStrong: false }] : [];
  const { words, at } = next;
  return [
    ...(at > 0 ? [{ piece: sentence.slice(0, at), isStrong: false }] : []),
    { piece: words, isStrong: true },
    ...piecesOf(
      sentence.slice(at + words.length),
      strong.filter((other) => other !== words),
    ),
  ];
}
