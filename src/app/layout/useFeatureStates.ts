import { useFeatures } from '../../client/useFeatures.ts';
import { featureState } from '../../screen/featureState.ts';
import { usePortal } from '../../screen/PortalContext.tsx';

/** Whether a screen, or a section of it, is drawn: its feature must not be off for the investor (Reading R17). */
export type StateOf = (path: string, section?: string) => ReturnType<typeof featureState>;

/** Returns the function that looks up the feature state of any screen. */
export function useFeatureStates(): StateOf {
  const { routes } = usePortal();
  const features = useFeatures();
  return (path, id) => {
    const screen = routes.signedIn[path];
    const feature = id === undefined ? screen?.feature : screen?.sections.find((section) => section.id === id)?.feature;
    return featureState(feature, features);
  };
}
