export {
  type IccProfile,
  MAX_PROFILE_BYTES,
  PROFILE_PROBLEMS,
  type ProfileProblem,
  readProfile,
} from './icc/read-profile.ts';
