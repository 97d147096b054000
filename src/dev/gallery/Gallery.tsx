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
        <ul className={styles.kinds}>
          {groups.map(({ group }) => (
            <li key={group}>
              <a href={`#${group}`}>{group}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={group.group} className={styles.group} id={group.group}>
          <h2>{group.group}</h2>
          <div className={styles.themes}>
            {themes.map((theme) => (
              <div key={theme} className={styles.theme} data-theme={theme}>
                <GroupColumn group={group} theme={theme} />
              </div>
            ))}
          </div>
          <div className={styles.narrow}>
            {themes.map((theme) => (
              <iframe
                key={theme}
                className={styles.phone}
                title={`${group.group}, ${theme}, at 400 % zoom`}
                src={address({ group: group.group, theme })}
                loading="lazy"
              />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** The widgets of one kind below each other, each with its states beside each other. */
export function GroupColumn({ group, theme }: { group: Group; theme: Theme }) {
  return group.widgets.map((shown) => (
    <article key={shown.widget} className={styles.widget} aria-label={`${shown.widget}, ${theme}`}>
      <h3 className={styles.name}>{shown.widget}</h3>
      <div className={styles.states}>
        {shown.states.map((state) => (
          <StateFigure key={state.state} shown={shown} state={state} theme={theme} />
        ))}
      </div>
    </article>
  ));
}

function StateFigure({ shown, state, theme }: { shown: Shown; state: State; theme: Theme }) {
  const { state: name, element, force, wide, framed } = state;
  return (
    <figure className={styles.state} data-wide={wide || framed}>
      <figcaption className={styles.caption}>{name}</figcaption>
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
    </figure>
  );
}
