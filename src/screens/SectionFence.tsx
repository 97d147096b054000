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

class Fence extends Component<FenceProps & { queryClient: QueryClient }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // It may have been the answer: what nobody else shows is asked for anew.
  tryAgain = () => {
    this.props.queryClient.removeQueries({ type: 'inactive' });
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <SectionFrame section={this.props.section}>
        <SectionError message={text.faults.section} onRetry={this.tryAgain} />
      </SectionFrame>
    );
  }
}
