import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../client/ApiError.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { reporting } from '../../screen/reporting.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Failure } from '../../ui/Fence.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import styles from './DocumentDialog.module.css';
import { documentFor, type OpenDocument } from './documentFor.ts';
import type { DocumentAddress, OtherFile } from './documentIn.ts';
import { saveDocument } from './saveDocument.ts';

// A chunk of its own, with the library that draws PDFs. If it fails to load, the document can still be saved.
const PdfViewer = lazyComponent(async () => {
  // The viewer imports it, so otherwise it would be requested only once the viewer has loaded.
  import('pdfjs-dist').catch(() => undefined);
  return (await import('../viewer/PdfViewer.tsx')).PdfViewer;
}, NoViewer);

function NoViewer({ onRetry }: Failure) {
  const again = (
    <Button size="small" icon="refresh" onClick={onRetry}>
      {text.actions.tryAgain}
    </Button>
  );
  return <EmptyState icon="document" {...text.document.failures.noViewer} action={again} />;
}

interface DocumentDialogProps {
  document: DocumentAddress | OtherFile;
  onClose: () => void;
}

/** A dialog that shows a document and saves it; it is open while mounted. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const query = useQuery(documentFor(document));
  const { data } = query;
  const investor = useInvestor();
  const save = () => data && saveDocument(data, document.name, investor);
  return (
    <Dialog
      size="large"
      title={document.name}
      onClose={onClose}
      actions={
        <Button className={styles.download} size="small" short icon="download" disabled={!data} onClick={save}>
          {text.document.download}
        </Button>
      }
    >
      {query.error && <QueryFailure query={query} message={saysGone(query.error) ? text.document.gone : undefined} />}
      {query.isPending && <Opening />}
      {data && <Content document={data} name={document.name} onDownload={save} />}
    </Dialog>
  );
}

/** Whether the document does not exist and the server gave no reason. */
const saysGone = ({ status, message }: ApiError) => status === 404 && message === text.problems.status(404);

interface ContentProps {
  document: OpenDocument;
  name: string;
  onDownload: () => void;
}

function Content({ document: { kind, file }, name, onDownload }: ContentProps) {
  if (kind === 'pdf') {
    return (
      <PromptSuspense fallback={<Opening />}>
        <PdfViewer file={file} label={name} onDownload={onDownload} report={reporting.report} />
      </PromptSuspense>
    );
  }
  if (kind === 'png' || kind === 'jpeg') return <Picture file={file} name={name} />;
  return <EmptyState icon="document" title={text.document.onlyDownload} />;
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const url = useObjectUrl(file);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <EmptyState icon="document" {...text.document.picture} />;
  return url && <img className={styles.picture} src={url} alt={name} onError={() => setFailed(true)} />;
}

/** An object URL for a file in memory, for `<img>`; revoked when the component unmounts. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

function Opening() {
  return (
    <Loading label={text.document.opening}>
      <Skeleton lines={12} />
    </Loading>
  );
}
