import { Grid, Row, Small, Stack } from '../../ui/box.tsx';
import styles from './Gallery.module.css';
import { groups } from './groups.ts';
import type { Group, Shown, State } from './shown.ts';

const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

const address = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

/** Every widget in its rare states, light beside dark, and below that as narrow as at 400 % zoom. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <h1>Every widget in its rare states</h1>
      <nav aria-label="Kinds">
        <Row as="ul" gap="2 4">
          {groups.map(({ group }) => (
            <li key={group}>
              <a href={`#${group}`}>{group}</a>
            </li>
          ))}
        </Row>
      </nav>
      {groups.map((group) => (
        <Stack key={group.group} as="section" gap="4" id={group.group}>
          <h2>{group.group}</h2>
          <div className={styles.themes}>
            {themes.map((theme) => (
              <div key={theme} className={styles.theme} data-theme={theme}>
                <GroupColumn group={group} theme={theme} />
              </div>
            ))}
          </div>
          <Row gap="4">
            {themes.map((theme) => (
              <iframe
                key={theme}
                className={styles.phone}
                title={`${group.group}, ${theme}, at 400 % zoom`}
                src={address({ group: group.group, theme })}
                loading="lazy"
              />
            ))}
          </Row>
        </Stack>
      ))}
    </main>
  );
}

/** The widgets of one kind below each other, each with its states beside each other. */
export function GroupColumn({ group, theme }: { group: Group; theme: Theme }) {
  return group.widgets.map((shown) => (
    <Stack key={shown.widget} as="article" gap="3" aria-label={`${shown.widget}, ${theme}`}>
      <h3 className={styles.name}>{shown.widget}</h3>
      <Grid min="64" gap="4">
        {shown.states.map((state) => (
          <StateFigure key={state.state} shown={shown} state={state} theme={theme} />
        ))}
      </Grid>
    </Stack>
  ));
}

function StateFigure({ shown, state, theme }: { shown: Shown; state: State; theme: Theme }) {
  const { state: name, element, force, wide, framed } = state;
  return (
    <Stack as="figure" gap="2" align="start" className={styles.state} data-wide={wide || framed}>
      <Small as="figcaption">{name}</Small>
      {framed ? (
        <iframe
          className={styles.window}
          title={`${shown.widget}, ${name}, ${theme}`}
          src={address({ widget: shown.widget, state: name, theme })}
          loading="lazy"
        />
      ) : (
        <div data-force={force}>{element}</div>
      )}
    </Stack>
  );
}
