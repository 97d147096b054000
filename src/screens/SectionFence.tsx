import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import type { Section } from '../config/portal.ts';
import { text } from '../text/text.ts';
import { SectionError } from '../widgets/SectionError.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface FenceProps {
  section: Section;
  children: ReactNode;
}

/** Keeps a section that cannot be drawn from taking the others with it. */
export function SectionFence(props: FenceProps) {
  return <Fence {...props} queryClient={useQueryClient()} />;
}

class Fence extends Component<FenceProps & { queryClient: QueryClient }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  // It may have been the answer: what nobody else shows is asked for anew.
  tryAgain = () => {
    this.props.queryClient.removeQueries({ type: 'inactive' });
    const { id } = this.props.section;
    // The frame that has the focus goes with the error.
    this.setState({ error: undefined }, () => document.getElementById(id)?.focus({ preventScroll: true }));
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <SectionFrame section={this.props.section}>
        <SectionError message={text.faults.section} onRetry={this.tryAgain} />
      </SectionFrame>
    );
  }
}
