import '../../ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { defaultLanguage } from '../../values/text/languages.ts';
import { loadFurtherTexts, loadSignedInTexts } from '../../values/text/loadTexts.ts';
import { forceStates } from './forceStates.ts';
import styles from './Gallery.module.css';
import { Gallery, GroupColumn } from './Gallery.tsx';
import { groups } from './groups.ts';

const wanted = new URLSearchParams(location.search);
const group = groups.find((one) => one.group === wanted.get('group'));
const state = groups
  .flatMap(({ widgets }) => widgets)
  .find(({ widget }) => widget === wanted.get('widget'))
  ?.states.find((one) => one.state === wanted.get('state'));
const theme = wanted.get('theme') === 'dark' ? 'dark' : 'light';

/** The whole gallery, or one kind, all kinds below each other, or one state, if the address names it. */
function wantedPart() {
  if (state) return state.element;
  const shown = wanted.get('group') === 'all' ? groups : groups.filter((one) => one === group);
  if (shown.length === 0) return <Gallery />;
  return (
    <main className={styles.alone}>
      <h1>{group?.group ?? 'Every widget'}</h1>
      {shown.map((one) => (
        <GroupColumn key={one.group} group={one} theme={theme} />
      ))}
    </main>
  );
}

await loadSignedInTexts(defaultLanguage);
await loadFurtherTexts(defaultLanguage);
document.documentElement.dataset.theme = theme;
if (state?.force) document.body.dataset.force = state.force;
forceStates();
import.meta.hot?.on('vite:afterUpdate', forceStates);
const root = document.getElementById('root');
if (root) createRoot(root).render(wantedPart());
