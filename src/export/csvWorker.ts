import { answerPage } from './answerPage.ts';
import { csvFile } from './csvFile.ts';

answerPage((report, rows) => Promise.resolve(csvFile(report, rows)));
