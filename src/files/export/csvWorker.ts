import { answerPage } from './answerPage.ts';
import { csvMaker } from './csvFile.ts';

answerPage(csvMaker);
