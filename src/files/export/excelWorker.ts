import { answerPage } from './answerPage.ts';
import { excelMaker } from './excelFile.ts';

answerPage(excelMaker);
