import { answerPage } from './answerPage.ts';
import { excelFile } from './excelFile.ts';

answerPage(excelFile);
