import { testGate } from '@hexwyrm/wargame/testing';
import { SUBJECT } from './subject.ts';

testGate(SUBJECT);
