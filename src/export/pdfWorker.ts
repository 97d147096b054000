import { answerPage } from './answerPage.ts';
import { drawText } from './drawText.ts';
import { pdfFile } from './pdfFile.ts';

answerPage((report, rows) => Promise.resolve(pdfFile(report, rows, drawText)));
