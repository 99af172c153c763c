-- A draft that asks for a segment that is gone is not published when its time comes.
alter table flow_schedules drop constraint flow_schedules_problem_check,
  add constraint flow_schedules_problem_check check (problem in
    ('flow_has_errors', 'flow_tests_differ', 'flow_address_unreachable', 'flow_on_trial', 'segment_unknown', 'no_right'));
