import { answerPage } from './answerPage.ts';
import { textDrawer } from './drawText.ts';
import { pdfMaker } from './pdfFile.ts';
import { loadFonts } from './pdfFonts.ts';

answerPage((report, fonts) => pdfMaker(report, textDrawer, () => loadFonts(fonts)));
