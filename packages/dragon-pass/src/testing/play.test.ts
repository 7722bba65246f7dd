import { testPlay } from '@hexwyrm/wargame/testing';
import { SUBJECT } from './subject.ts';

testPlay(SUBJECT);
