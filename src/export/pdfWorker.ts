import { answerPage } from './answerPage.ts';
import { drawText } from './drawText.ts';
import { pdfMaker } from './pdfFile.ts';

answerPage((report) => pdfMaker(report, drawText));
